import { useCallback, useState } from 'react'
import { pickRendition, type Renditions } from '@/lib/video/renditions'
import { connection } from './network'

/**
 * Chooses by the size of the player and the network, once it is drawn: until then nothing is fetched. Where somebody has
 * pressed play before, nothing changes.
 */
export function useRendition(src: string, renditions: Renditions | null | undefined) {
  const [chosen, setChosen] = useState<string | null>(null)
  const choose = useCallback(
    (video: HTMLVideoElement | null) => {
      if (!video || !renditions) return
      const hasStarted = !video.paused || video.currentTime > 0
      const best = pickRendition(
        renditions.films,
        (video.clientWidth || innerWidth) * devicePixelRatio,
        connection(),
      )
      setChosen((before) => before ?? (hasStarted || !best ? src : best.src))
    },
    [renditions, src],
  )
  const isChosen = !renditions || chosen !== null
  return { src: chosen ?? src, isChosen, choose }
}
