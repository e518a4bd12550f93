import 'server-only'
import { DataError, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'
import { linesOf } from '@/lib/video/public-files'

export type RenditionJob = {
  status: 'queued' | 'running' | 'done' | 'failed'
  /** From 0 to 100. */
  progress: number
  /** Of the last attempt, in words. */
  error: string | null
  /** ISO 8601. */
  runAfter: string
}

export type StoredFile = { kind: string; lines: number; width: number; height: number; bytes: number }

export type RenditionState = {
  /** Whether there is an uploaded film to make them of. */
  hasFilm: boolean
  isPublished: boolean
  /** Of the film in use, widest first; empty until they are made. */
  files: StoredFile[]
  /** The newest one; null when none was ever asked for. */
  job: RenditionJob | null
  /** Whether anybody at work has ffmpeg. */
  hasWorker: boolean
}

type RenditionRow = { kind: string; made_from: string; width: number; height: number; bytes: number }

const toFiles = (rows: RenditionRow[], source: string | null): StoredFile[] =>
  rows
    .filter(({ made_from: from }) => from === source)
    .map(({ kind, width, height, bytes }) => ({
      kind,
      lines: linesOf({ width, height }),
      width,
      height,
      bytes,
    }))
    .toSorted((one, other) => other.lines - one.lines)

/** Null for an unknown id, and for people who may not read it. */
export async function getRenditionState(videoId: string): Promise<RenditionState | null> {
  const client = await createSessionClient()
  const [video, jobs, worker] = await Promise.all([
    client
      .from('videos')
      .select('film_file, draft, archived, video_renditions(kind, made_from, width, height, bytes)')
      .eq('id', videoId)
      .maybeSingle(),
    client
      .from('jobs')
      .select('status, progress, error, run_after')
      .eq('unique_key', `renditions:${videoId}`)
      .order('created_at', { ascending: false })
      .limit(1),
    client.rpc('has_job_worker', { job_kind: 'renditions' }),
  ])
  const error = video.error ?? jobs.error ?? worker.error
  if (error) throw new DataError('videoRenditions.getRenditionState', { cause: error })
  if (!video.data) return null
  const [job] = jobs.data ?? []
  return {
    hasFilm: video.data.film_file !== null,
    isPublished: !video.data.draft && !video.data.archived,
    files: toFiles(video.data.video_renditions, video.data.film_file),
    job: job
      ? {
          status: job.status as RenditionJob['status'],
          progress: job.progress,
          error: job.error,
          runAfter: job.run_after,
        }
      : null,
    hasWorker: worker.data ?? false,
  }
}

export async function requestRenditions(videoId: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('request_renditions', { film_id: videoId })
  return rpcOutcome('videoRenditions.requestRenditions', error)
}
