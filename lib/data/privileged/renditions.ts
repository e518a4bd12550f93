import 'server-only'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'
import type { Json } from '@/lib/supabase/database.types'
import { type StoredFilm, storedFilm } from '@/lib/video/stored-film'
import type { ClaimedJob } from './jobs'

type Tiles = { columns: number; count: number; intervalMs: number }

export type NewRendition = {
  kind: 'film' | 'loop' | 'storyboard' | 'poster'
  /** Key in the bucket `films`. */
  file: string
  width: number
  height: number
  bytes: number
  sha256: string
  duration_ms?: number
  at_ms?: number
  tiles?: Tiles
}

/** The key of the uploaded film in the bucket `films`; null when the video has none, or is gone. */
export async function getFilmFile(videoId: string): Promise<string | null> {
  const { data, error } = await createAdminClient()
    .from('videos')
    .select('film_file')
    .eq('id', videoId)
    .maybeSingle()
  if (error) throw new DataError('renditions.getFilmFile', { cause: error })
  return data?.film_file ?? null
}

/** Null for an unknown video, and where the film is not in our storage. */
export async function getStoredFilm(videoId: string): Promise<StoredFilm | null> {
  const { data, error } = await createAdminClient()
    .from('videos')
    .select('film_file, video_file, video_link, vimeo_video_id')
    .eq('id', videoId)
    .maybeSingle()
  if (error) throw new DataError('renditions.getStoredFilm', { cause: error })
  return data && storedFilm(data)
}

export async function listRenditionFiles(videoId: string): Promise<string[]> {
  const { data, error } = await createAdminClient()
    .from('video_renditions')
    .select('file')
    .eq('video_id', videoId)
  if (error) throw new DataError('renditions.listRenditionFiles', { cause: error })
  return data.map(({ file }) => file)
}

/** In one step. False, and nothing is changed, when the job is another worker's now, or the film another one. */
export async function replaceRenditions(
  videoId: string,
  source: string,
  { id, token }: ClaimedJob,
  renditions: NewRendition[],
): Promise<boolean> {
  const { data, error } = await createAdminClient().rpc('replace_renditions', {
    film_id: videoId,
    source,
    job_id: id,
    held_token: token,
    renditions: renditions as unknown as Json,
  })
  if (error) throw new DataError('renditions.replaceRenditions', { cause: error })
  return data
}
