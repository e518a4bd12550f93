import { filmTime } from '@/lib/time/film-time'
import type { CommentMarks, Point } from './types'

export type FilmMark = { id: string; number: number; ms: number; label: string }
export type PictureMark = Point & { id: string; number: number; label: string }

export type AdMarks = { film: FilmMark[]; picture: PictureMark[] }

type Said = CommentMarks & { id: string; number: number; name: string; isSettled: boolean }

/** What is drawn over the files in use. Settled comments have no marks. */
export function marksOf(comments: readonly Said[]): AdMarks {
  const open = comments.filter(({ isSettled }) => !isSettled)
  const about = ({ id, number, name }: Said) => ({ id, number, label: `Comment ${number} by ${name}` })
  return {
    film: open.flatMap((said) =>
      said.film?.isCurrent
        ? { ...about(said), ms: said.film.ms, label: `${about(said).label}, at ${filmTime(said.film.ms)}` }
        : [],
    ),
    picture: open.flatMap((said) =>
      said.point?.isCurrent ? { ...about(said), x: said.point.x, y: said.point.y } : [],
    ),
  }
}

/** Ids of elements of the page, by which marks, comments and forms find one another. */
export const markIds = {
  film: (adId: string) => `film-${adId}`,
  picture: (adId: string) => `picture-${adId}`,
  comment: (id: string) => `comment-${id}`,
  comments: (adId: string) => `comments-${adId}`,
} as const
