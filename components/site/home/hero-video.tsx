'use client'

import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '@/components/hooks/use-reduced-motion'
import { whenNear } from '@/components/hooks/when-near'
import { FilmPlayer, type FilmFiles } from './film/film-player'
import { recallHeld } from './film/use-film-memory'

/** The looping, muted film over the poster. Plays by itself, except for visitors who paused it before or asked for less motion. */
export function HeroVideo(props: FilmFiles & { label: string }) {
  const frame = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState<boolean>()
  const reducedMotion = useReducedMotion()

  useEffect(() => {
    const element = frame.current
    if (!element) return
    return whenNear(element, () => void recallHeld().then(setHeld))
  }, [])

  return (
    <div ref={frame} className="absolute inset-0">
      {held !== undefined && (
        // A change of the setting begins anew, with the poster.
        <FilmPlayer key={`${reducedMotion}`} {...props} held={held || reducedMotion} />
      )}
    </div>
  )
}
