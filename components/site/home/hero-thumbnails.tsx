'use client'

import { cx } from 'class-variance-authority'
import Image from 'next/image'
import { useMediaQuery } from '@/components/hooks/use-media-query'
import { rowsOf } from './rows-of'

const PER_ROW = 5

/** The breakpoint `home`. */
const WIDE = '(min-width: 1283px)'

type Props = {
  /** Paths on this site, or absolute addresses that the image optimiser must leave alone. */
  thumbnails: readonly string[]
}

/**
 * Rows of faded frames behind the hero of wide screens. They are mere decoration, so they come after the page: its HTML
 * does not hold them, the first paint does not wait for them, and phones never fetch them.
 */
export function HeroThumbnails({ thumbnails }: Props) {
  const wide = useMediaQuery(WIDE, false)
  if (!wide) return null
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 top-0 -z-10 flex animate-in flex-col items-center gap-4 overflow-hidden mask-b-from-50% opacity-25 duration-700 fade-in-0"
    >
      {rowsOf(thumbnails, PER_ROW).map((row, index) => (
        <div key={row[0]} className={cx('flex gap-4', index % 2 === 1 && 'translate-x-50')}>
          {row.map((src) => (
            <Image
              key={src}
              src={src}
              alt=""
              width={384}
              height={224}
              quality={80}
              fetchPriority="low"
              unoptimized={!src.startsWith('/')}
              className="h-56 max-w-none object-cover"
            />
          ))}
        </div>
      ))}
    </div>
  )
}
