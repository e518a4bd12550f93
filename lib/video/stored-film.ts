import { mediaPath } from '@/lib/paths'
import { resolveSource } from './source'

type FilmColumns = Parameters<typeof resolveSource>[0] & { film_file: string | null }

export type StoredFilm = { bucket: 'films' | 'videos'; key: string }

const PUBLIC = mediaPath('videos', '')

/** Where our storage has the film of a video: the uploaded one first. Null for a film elsewhere, and without one. */
export function storedFilm({ film_file, ...video }: FilmColumns): StoredFilm | null {
  if (film_file) return { bucket: 'films', key: film_file }
  const source = resolveSource(video)
  if (source?.kind !== 'file' || !source.src.startsWith(PUBLIC)) return null
  return { bucket: 'videos', key: decodeURIComponent(source.src.slice(PUBLIC.length)) }
}
