'use client'

import { useEffect, useRef, useState } from 'react'
import type { VideoCard as VideoCardData } from '@/lib/video/types'
import { VideoCard } from './video-card'

type Props = { address: string; sizes: string }

/** Pixels before the end of the strip; more than two cards. */
const MARGIN = '0px 700px'

/** The last items of a strip, loaded when somebody scrolls there. A link to all films stands beside it. */
export function MoreFilms({ address, sizes }: Props) {
  const end = useRef<HTMLLIElement>(null)
  const [films, setFilms] = useState<readonly VideoCardData[]>([])

  useEffect(() => {
    const element = end.current
    const strip = element?.parentElement
    if (!element || !strip) return
    const stop = new AbortController()
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        fetch(address, { signal: stop.signal })
          .then(async (response) => response.ok && setFilms((await response.json()) as VideoCardData[]))
          // The link to all films stays.
          .catch(() => undefined)
      },
      { root: strip, rootMargin: MARGIN },
    )
    // The first cards are there already: only a visitor who moves the strip wants more.
    const watch = () => observer.observe(element)
    strip.addEventListener('scroll', watch, { once: true, passive: true, signal: stop.signal })
    return () => {
      stop.abort()
      observer.disconnect()
    }
  }, [address])

  if (films.length === 0) return <li ref={end} aria-hidden="true" className="w-0! p-0!" />
  return films.map((film) => (
    <li key={film.slug}>
      <VideoCard video={film} sizes={sizes} />
    </li>
  ))
}
