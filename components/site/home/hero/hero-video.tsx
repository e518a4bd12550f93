'use client'

import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '@/components/hooks/use-media-query'
import { onceNearViewport } from '@/components/hooks/once-near-viewport'
import type { FilmFiles, FilmPlayer } from './film-player'

type Film = {
  Player: typeof FilmPlayer
  /** The visitor paused it on an earlier visit. */
  startPaused: boolean
}

/** Player, rules and memory come after everything that a first view needs. */
async function loadFilm(): Promise<Film> {
  const [{ FilmPlayer: Player }, { wasPausedBefore }] = await Promise.all([
    import('./film-player'),
    import('./film-player'),
  ])
  return { Player, startPaused: await wasPausedBefore() }
}

/**
 * The looping, muted film over the poster, which stays where the film does not come. Plays by itself, except for visitors
 * who paused it before or asked for less motion.
 */
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
        // A change of the setting begins anew, with the poster.
        <film.Player key={`${reducedMotion}`} {...props} startPaused={film.startPaused || reducedMotion} />
      )}
    </div>
  )
}
