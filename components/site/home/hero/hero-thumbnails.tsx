'use client'

import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useMediaQuery } from '@/components/hooks/use-media-query'
import { Picture } from '@/components/site/picture'

const PER_ROW = 5

const PRELOADED = 6

const URGENT = 3

/** From 0. */
const loadingOf = (
  place: number,
): Pick<ComponentProps<typeof Picture>, 'preload' | 'quality' | 'fetchPriority'> =>
  place < PRELOADED ? { preload: place < URGENT ? 'high' : 'auto', quality: 85 } : { fetchPriority: 'low' }

/** The breakpoint `home`. */
const WIDE = '(min-width: 1283px)'

type Props = {
  /** Paths on this site, or absolute addresses that are not optimized. */
  thumbnails: readonly string[]
}

/** Decorative; rendered after hydration on wide screens only, so that phones never fetch it. */
export function HeroThumbnails({ thumbnails }: Props) {
  const wide = useMediaQuery(WIDE, false)
  if (!wide) return null
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 top-0 -z-10 flex animate-in flex-col items-center gap-4 overflow-hidden mask-b-from-50% opacity-25 duration-700 fade-in-0"
    >
      {chunk(thumbnails, PER_ROW).map((row, index) => (
        <div key={row[0]} className={cx('flex gap-4', index % 2 === 1 && 'translate-x-50')}>
          {row.map((src, column) => (
            <Picture
              key={src}
              src={src}
              alt=""
              width={384}
              height={224}
              className="h-56 max-w-none object-cover"
              {...loadingOf(index * PER_ROW + column)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function chunk<T>(items: readonly T[], perRow: number): T[][] {
  const count = Math.ceil(items.length / perRow)
  return Array.from({ length: count }, (_, row) => items.slice(row * perRow, (row + 1) * perRow))
}
