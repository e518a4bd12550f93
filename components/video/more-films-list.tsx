'use client'

import { useEffect, useState } from 'react'
import type { VideoCard as VideoCardData } from '@/lib/video/types'
import { VideoCard } from './video-card'

type Props = { address: string; sizes: string }

/** Loaded when somebody moves the strip. */
export default function MoreFilmsList({ address, sizes }: Props) {
  const [films, setFilms] = useState<readonly VideoCardData[]>([])

  useEffect(() => {
    const stop = new AbortController()
    fetch(address, { signal: stop.signal })
      .then(async (response) => response.ok && setFilms((await response.json()) as VideoCardData[]))
      // The link to all films stays.
      .catch(() => undefined)
    return () => stop.abort()
  }, [address])

  return films.map((film) => (
    <li key={film.slug}>
      <VideoCard video={film} sizes={sizes} />
    </li>
  ))
}
