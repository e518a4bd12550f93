import { useEffect, useState } from 'react'

/** Milliseconds: as often as the worker can draw on a slow machine. */
const FRAME_MS = 80

/**
 * Plays the motion once. `at` is in seconds; undefined at rest, which shows its end.
 * @param seconds length of the motion ad
 */
export function usePlayback(seconds: number) {
  const [started, setStarted] = useState<number | null>(null)
  const [at, setAt] = useState<number>()
  useEffect(() => {
    if (started === null) return
    const timer = setInterval(() => {
      const elapsed = (performance.now() - started) / 1000
      if (elapsed < seconds) return setAt(elapsed)
      setStarted(null)
      setAt(undefined)
    }, FRAME_MS)
    return () => clearInterval(timer)
  }, [started, seconds])
  return {
    at,
    isPlaying: started !== null,
    toggle() {
      setStarted(started === null ? performance.now() : null)
      setAt(started === null ? 0 : undefined)
    },
  }
}
