'use client'

import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '@/components/hooks/use-media-query'
import { onceNearViewport } from '@/components/hooks/once-near-viewport'
import type { FilmFiles, FilmPlayer } from './film-player'

type Film = {
  Player: typeof FilmPlayer
  startPaused: boolean
}

async function loadFilm(): Promise<Film> {
  const [{ FilmPlayer: Player }, { wasPausedBefore }] = await Promise.all([
    import('./film-player'),
    import('./film-player'),
  ])
  return { Player, startPaused: await wasPausedBefore() }
}

/** Autoplays muted over the poster, except after a pause on an earlier visit or with reduced motion. */
export function HeroVideo(props: FilmFiles & { label: string }) {
  const frame = useRef<HTMLDivElement>(null)
  const [film, setFilm] = useState<Film>()
  const reducedMotion = useReducedMotion()

  useEffect(() => {
    const element = frame.current
    if (!element) return
    return onceNearViewport(element, () => void loadFilm().then(setFilm, () => undefined))
  }, [])

  return (
    <div ref={frame} className="absolute inset-0">
      {film && (
        // Restarts when the setting changes.
        <film.Player key={`${reducedMotion}`} {...props} startPaused={film.startPaused || reducedMotion} />
      )}
    </div>
  )
}
