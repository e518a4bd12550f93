'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { markIds, type FilmMark, type PictureMark } from '@/lib/ads/marks'
import { showMoment } from './film-of'

/** 24 px is the smallest target that WCAG 2.2 allows. */
const MARK =
  'absolute grid h-6 min-w-6 -translate-1/2 place-items-center rounded-full bg-primary px-1 text-[0.8125rem] leading-none font-semibold text-primary-foreground tabular-nums ring-2 ring-background hover:z-10 focus-visible:z-10 forced-colors:border'

type PictureProps = {
  adId: string
  marks: readonly PictureMark[]
  /** The picture. */
  children: ReactNode
}

/** A picture under its marks, which lead to their comments. */
export const MarkedPicture = ({ adId, marks, children }: PictureProps) => (
  <div
    id={markIds.picture(adId)}
    className="scroll-mt-6 [&:fullscreen]:grid [&:fullscreen]:place-content-center [&:fullscreen]:bg-background"
  >
    {/* `PointPicker` draws over it, too. In full screen it keeps the shape that points are measured in. */}
    <div className="relative in-[:fullscreen]:w-[min(100vw,100vh*1000/550)]">
      {children}
      {marks.map(({ id, number, x, y, label }) => (
        <a
          key={id}
          href={`#${markIds.comment(id)}`}
          aria-label={label}
          onClick={() => document.fullscreenElement && void document.exitFullscreen()}
          className={MARK}
          style={{ left: `${x / 10}%`, top: `${y / 10}%` }}
        >
          {number}
        </a>
      ))}
    </div>
  </div>
)

type FilmProps = {
  adId: string
  marks: readonly FilmMark[]
  /** The film. */
  children: ReactNode
}

/** A film over the line of its marks. The line appears when the length of the film is known. */
export function MarkedFilm({ adId, marks, children }: FilmProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [length, setLength] = useState<number | null>(null)
  const hasMarks = marks.length > 0

  useEffect(() => {
    const film = frame.current?.querySelector('video')
    if (!film || !hasMarks) return
    const read = () => setLength(Number.isFinite(film.duration) ? film.duration * 1000 : null)
    film.addEventListener('loadedmetadata', read)
    // Films with a poster load nothing before they play.
    if (film.readyState > 0) read()
    else film.setAttribute('preload', 'metadata')
    return () => film.removeEventListener('loadedmetadata', read)
  }, [hasMarks])

  return (
    <div ref={frame} id={markIds.film(adId)} className="scroll-mt-6">
      {children}
      {hasMarks && length !== null && (
        <ol
          aria-label="Comments along the film"
          className="relative mx-3 mt-2 h-8 before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-input"
        >
          {marks.map(({ id, number, ms, label }) => (
            <li key={id}>
              <button
                type="button"
                aria-label={label}
                onClick={() => showMoment(adId, ms)}
                className={`${MARK} top-1/2 cursor-pointer`}
                style={{ left: `${Math.min(100, (ms / length) * 100)}%` }}
              >
                {number}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
