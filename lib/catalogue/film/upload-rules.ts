import { hasKey } from '@/lib/text/untrusted'

const GIBIBYTE = 1024 ** 3

/** The bucket has the same limit. */
export const MAX_FILM_BYTES = 5 * GIBIBYTE
export const FILM_RULE = 'MP4, MOV or WebM, up to 5 GB'

export const FILM_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'] as const
export type FilmType = (typeof FILM_TYPES)[number]

export const FILM_TYPE_NAMES: Record<FilmType, string> = {
  'video/mp4': 'MP4',
  'video/quicktime': 'MOV',
  'video/webm': 'WebM',
}

const EXTENSIONS: Record<string, FilmType> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
}

export const toFilmType = (type: string): FilmType | null =>
  FILM_TYPES.find((known) => known === type) ?? null

type AnnouncedFilm = { name: string; type: string; size: number }

/** Windows tells browsers no type for MOV files, so that the extension counts where there is no type. */
export function announcedFilmType({ name, type }: Pick<AnnouncedFilm, 'name' | 'type'>): FilmType | null {
  if (type !== '') return toFilmType(type === 'video/x-m4v' ? 'video/mp4' : type)
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return hasKey(EXTENSIONS, extension) ? (EXTENSIONS[extension] ?? null) : null
}

/** Why the browser need not send a file; null when it may. The server reads the content later. */
export function filmUploadProblem(file: AnnouncedFilm): string | null {
  if (!announcedFilmType(file)) return `This type of file cannot be used here. Choose ${FILM_RULE}.`
  if (file.size === 0) return 'This file is empty.'
  return file.size > MAX_FILM_BYTES ? `This file is too large. Choose ${FILM_RULE}.` : null
}
