import 'server-only'
import { toFilmType, type FilmType } from '@/lib/catalogue/film/upload-rules'
import type { FilmReport } from '@/lib/catalogue/film/judge-film'
import { DataError, isRefused, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

export type FilmUpload = {
  id: string
  videoId: string
  /** In the bucket `films`. */
  path: string
  /** Null until storage has given one. */
  storageId: string | null
  fileName: string
  type: FilmType
  bytes: number
  /** Milliseconds since 1970; null when the browser did not say. */
  modifiedAt: number | null
  /** Bytes; at least so many have arrived. */
  received: number
  hasArrived: boolean
  /** ISO 8601. */
  expiresAt: string
}

export const FILM_UPLOAD_COLUMNS =
  'id, video_id, path, storage_id, file_name, content_type, bytes, modified_at, received, arrived, expires_at'

type Row = {
  id: string
  video_id: string
  path: string
  storage_id: string | null
  file_name: string
  content_type: string
  bytes: number
  modified_at: number | null
  received: number
  arrived: boolean
  expires_at: string
}

export const toFilmUpload = (row: Row): FilmUpload => ({
  id: row.id,
  videoId: row.video_id,
  path: row.path,
  storageId: row.storage_id,
  fileName: row.file_name,
  type: toFilmType(row.content_type) ?? 'video/mp4',
  bytes: row.bytes,
  modifiedAt: row.modified_at,
  received: row.received,
  hasArrived: row.arrived,
  expiresAt: row.expires_at,
})

type NewUpload = Pick<FilmUpload, 'videoId' | 'path' | 'fileName' | 'type' | 'bytes' | 'modifiedAt'>

/** Null when the video is gone, or the person may not change it. */
export async function addFilmUpload(upload: NewUpload): Promise<FilmUpload | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('film_uploads')
    .insert({
      video_id: upload.videoId,
      path: upload.path,
      file_name: upload.fileName,
      content_type: upload.type,
      bytes: upload.bytes,
      modified_at: upload.modifiedAt,
    })
    .select(FILM_UPLOAD_COLUMNS)
    .single()
  if (isRefused(error)) return null
  if (error) throw new DataError('filmUploads.addFilmUpload', { cause: error })
  return toFilmUpload(data)
}

/**
 * The upload of the same file that has no bytes yet: the browser never heard that it was created. Null as well for a file
 * whose time the browser does not say.
 */
export async function findBegunUpload({
  videoId,
  fileName,
  bytes,
  modifiedAt,
}: Omit<NewUpload, 'path'>): Promise<FilmUpload | null> {
  if (modifiedAt === null) return null
  const client = await createSessionClient()
  const { data, error } = await client
    .from('film_uploads')
    .select(FILM_UPLOAD_COLUMNS)
    .match({ video_id: videoId, file_name: fileName, bytes, modified_at: modifiedAt, received: 0 })
    .not('storage_id', 'is', null)
    .gt('expires_at', new Date().toISOString())
    .limit(1)
    .maybeSingle()
  if (error) throw new DataError('filmUploads.findBegunUpload', { cause: error })
  return data && toFilmUpload(data)
}

type Progress = { storageId?: string; received?: number; hasArrived?: boolean }

/** Records progress. Null when the upload is gone or has expired, or the person may not continue it. */
export async function continueFilmUpload(
  { videoId, id }: Pick<FilmUpload, 'videoId' | 'id'>,
  { storageId, received, hasArrived }: Progress,
): Promise<FilmUpload | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('film_uploads')
    .update({ storage_id: storageId, received, arrived: hasArrived })
    .eq('id', id)
    .eq('video_id', videoId)
    .gt('expires_at', new Date().toISOString())
    .select(FILM_UPLOAD_COLUMNS)
    .maybeSingle()
  if (error) throw new DataError('filmUploads.continueFilmUpload', { cause: error })
  return data && toFilmUpload(data)
}

export async function getFilmUpload(videoId: string, id: string): Promise<FilmUpload | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('film_uploads')
    .select(FILM_UPLOAD_COLUMNS)
    .eq('id', id)
    .eq('video_id', videoId)
    .maybeSingle()
  if (error) throw new DataError('filmUploads.getFilmUpload', { cause: error })
  return data && toFilmUpload(data)
}

/** The deleted upload; null when it is gone, or the person may not cancel it. */
export async function deleteFilmUpload(videoId: string, id: string): Promise<FilmUpload | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('film_uploads')
    .delete()
    .eq('id', id)
    .eq('video_id', videoId)
    .select(FILM_UPLOAD_COLUMNS)
    .maybeSingle()
  if (error) throw new DataError('filmUploads.deleteFilmUpload', { cause: error })
  return data && toFilmUpload(data)
}

/** Makes the upload the film of its video. 'refused' when it is gone, also because it is the film already. */
export async function addFilm(uploadId: string, report: FilmReport): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('add_film', {
    upload: uploadId,
    report: {
      content_type: report.type,
      playable: report.error === null,
      error: report.error,
      width: report.width,
      height: report.height,
      rotation: report.rotation,
      duration_ms: report.durationMs,
      video_codec: report.videoCodec,
      audio_codec: report.audioCodec,
      has_audio: report.hasAudio,
      fast_start: report.isFastStart,
      bytes: report.bytes,
      sha256: report.sha256,
    },
  })
  return rpcOutcome('filmUploads.addFilm', error)
}
