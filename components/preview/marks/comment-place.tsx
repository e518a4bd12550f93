'use client'

import { markIds } from '@/lib/ads/marks'
import type { CommentMarks } from '@/lib/ads/types'
import { filmTime } from '@/lib/time/film-time'
import { showMoment } from './film-of'

type Props = CommentMarks & {
  adId: string
  /** Address of the film in use. */
  source: string | null
}

const LINK = 'underline underline-offset-4'

/** What a comment points at, as links. Nothing without a mark. */
export function CommentPlace({ adId, film, point, source }: Props) {
  return (
    <>
      {film &&
        (film.isCurrent && source ? (
          <a
            // Without scripts the film opens alone, at this moment.
            href={`${source}#t=${film.ms / 1000}`}
            onClick={(event) => {
              if (showMoment(adId, film.ms)) event.preventDefault()
            }}
            className={LINK}
          >
            <span className="sr-only">Show the film </span>at {filmTime(film.ms)}
          </a>
        ) : (
          <span>at {filmTime(film.ms)} of an earlier film</span>
        ))}
      {point &&
        (point.isCurrent ? (
          <a href={`#${markIds.picture(adId)}`} className={LINK}>
            on the picture
          </a>
        ) : (
          <span>on an earlier picture</span>
        ))}
    </>
  )
}
