'use client'

import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '@/components/hooks/use-media-query'
import { whenNear } from '@/components/hooks/when-near'
import type { FilmFiles, FilmPlayer } from './film-player'

type Film = {
  Player: typeof FilmPlayer
  /** The visitor paused it on an earlier visit. */
  held: boolean
}

/** Player, rules and memory come after everything that a first view needs. */
async function loadFilm(): Promise<Film> {
  const [{ FilmPlayer: Player }, { recallHeld }] = await Promise.all([
    import('./film-player'),
    import('./film-player'),
  ])
  return { Player, held: await recallHeld() }
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
    return whenNear(element, () => void loadFilm().then(setFilm, () => undefined))
  }, [])

  return (
    <div ref={frame} className="absolute inset-0">
      {film && (
        // A change of the setting begins anew, with the poster.
        <film.Player key={`${reducedMotion}`} {...props} held={film.held || reducedMotion} />
      )}
    </div>
  )
}
