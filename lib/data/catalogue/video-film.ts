import 'server-only'
import type { FilmType } from '@/lib/catalogue/film/upload-rules'
import { toFilmType } from '@/lib/catalogue/film/upload-rules'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'
import { resolveSource, type VideoSource } from '@/lib/video/source'
import type { AspectRatio } from '@/lib/video/types'
import { type VimeoFilm, vimeoPage } from '@/lib/video/vimeo-address'
import { listFilmChecks, type FilmCheck } from './film-checks'
import { FILM_UPLOAD_COLUMNS, toFilmUpload, type FilmUpload } from './film-uploads'

export type Film = {
  id: string
  /** In the bucket `films`; null for a film that is in the bucket `videos` since before. */
  path: string | null
  fileName: string
  type: FilmType
  /** Why browsers do not play the file as it is; null when they do. */
  error: string | null
  /** Pixels as shown, after rotation. */
  width: number
  height: number
  durationMs: number
  videoCodec: string | null
  audioCodec: string | null
  hasAudio: boolean
  isFastStart: boolean
  bytes: number
  /** ISO 8601. */
  probedAt: string
}

export type VideoFilm = {
  id: string
  isPublished: boolean
  aspectRatio: AspectRatio | null
  /** The uploaded film in use. */
  film: Film | null
  /** Films that were in use before or could be, newest first. */
  others: Film[]
  /** What visitors play, or will where there is no uploaded film. */
  source: VideoSource | null
  vimeoId: string | null
  /** The address of the film elsewhere. */
  link: string | null
  uploads: ListedUpload[]
}

export type ListedUpload = FilmUpload & { check: FilmCheck }

const FILM_COLUMNS =
  'id, path, file_name, content_type, error, width, height, duration_ms, video_codec, audio_codec, has_audio, fast_start, bytes, probed_at'

type FilmRow = {
  id: string
  path: string | null
  file_name: string
  content_type: string
  error: string | null
  width: number
  height: number
  duration_ms: number
  video_codec: string | null
  audio_codec: string | null
  has_audio: boolean
  fast_start: boolean
  bytes: number
  probed_at: string
}

const toFilm = (row: FilmRow): Film => ({
  id: row.id,
  path: row.path,
  fileName: row.file_name,
  type: toFilmType(row.content_type) ?? 'video/mp4',
  error: row.error,
  width: row.width,
  height: row.height,
  durationMs: row.duration_ms,
  videoCodec: row.video_codec,
  audioCodec: row.audio_codec,
  hasAudio: row.has_audio,
  isFastStart: row.fast_start,
  bytes: row.bytes,
  probedAt: row.probed_at,
})

async function withChecks(uploads: FilmUpload[]): Promise<ListedUpload[]> {
  const arrived = uploads.filter(({ hasArrived }) => hasArrived)
  const checks = await listFilmChecks(arrived.map(({ id }) => id))
  return uploads.map((upload) => ({ ...upload, check: checks.get(upload.id) ?? { status: 'none' } }))
}

/** Null for an unknown id, and for people who may not read it. */
export async function getVideoFilm(id: string): Promise<VideoFilm | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('videos')
    .select(
      `id, draft, archived, aspect_ratio, film_file, video_file, video_link, vimeo_video_id,
      film_probes(${FILM_COLUMNS}), film_uploads(${FILM_UPLOAD_COLUMNS})`,
    )
    .eq('id', id)
    .order('probed_at', { referencedTable: 'film_probes', ascending: false })
    .order('created_at', { referencedTable: 'film_uploads' })
    .maybeSingle()
  if (error) throw new DataError('videoFilm.getVideoFilm', { cause: error })
  if (!data) return null
  const films = data.film_probes.map(toFilm)
  const hasFile = data.film_file !== null || data.video_file !== null
  const film = hasFile ? (films.find(({ path }) => path === data.film_file) ?? null) : null
  return {
    id: data.id,
    isPublished: !data.draft && !data.archived,
    aspectRatio: data.aspect_ratio,
    film,
    others: films.filter((other) => other !== film && other.path !== null),
    source: resolveSource(data),
    vimeoId: data.vimeo_video_id,
    link: data.video_link,
    uploads: await withChecks(data.film_uploads.map(toFilmUpload)),
  }
}

/** The path of a film in the bucket `films`: of the one in use, or of one by its id. */
export async function getFilmPath(videoId: string, filmId: string | null): Promise<string | null> {
  const video = await getVideoFilm(videoId)
  if (!video) return null
  if (filmId === null) return video.film?.path ?? null
  return [video.film, ...video.others].find((film) => film?.id === filmId)?.path ?? null
}

type Source = {
  film_file: string | null
  video_file?: null
  video_link?: string | null
  vimeo_video_id?: string | null
}

/** False when the film in use is another than `seen`, or the person may not change it. */
async function setSource(id: string, seen: string | null, source: Source): Promise<boolean> {
  const client = await createSessionClient()
  const update = client.from('videos').update(source).eq('id', id)
  const { data, error } = await (
    seen === null ? update.is('film_file', null) : update.eq('film_file', seen)
  ).select('id')
  if (error) throw new DataError('videoFilm.setSource', { cause: error })
  return data.length > 0
}

/** Puts an earlier film of the video back in use. `seen` is the path of the one that was in use. */
export async function restoreFilm(id: string, filmId: string, seen: string | null): Promise<boolean> {
  const path = await getFilmPath(id, filmId)
  return path !== null && setSource(id, seen, { film_file: path })
}

/** The file wins over the link, the link over the number: both are cleared. An unlisted film needs the link. */
export const setVimeoFilm = (id: string, film: VimeoFilm, seen: string | null): Promise<boolean> =>
  setSource(id, seen, {
    film_file: null,
    video_file: null,
    video_link: film.key ? vimeoPage(film) : null,
    vimeo_video_id: film.id,
  })

/** False when the ratio is another than `seen`, or the person may not change it. */
export async function setAspectRatio(
  id: string,
  ratio: AspectRatio,
  seen: AspectRatio | null,
): Promise<boolean> {
  const client = await createSessionClient()
  const update = client.from('videos').update({ aspect_ratio: ratio }).eq('id', id)
  const { data, error } = await (
    seen === null ? update.is('aspect_ratio', null) : update.eq('aspect_ratio', seen)
  ).select('id')
  if (error) throw new DataError('videoFilm.setAspectRatio', { cause: error })
  return data.length > 0
}
