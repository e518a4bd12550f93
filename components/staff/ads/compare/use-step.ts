import { useCallback, useRef, useState } from 'react'

/** Seconds by which two films may be apart before one is put right; less than two frames are not seen. */
const TOLERANCE = 0.08

/** Plays films as one: started, stopped and moved together, and kept at the same moment. */
export function useStep() {
  const joined = useRef(new Set<HTMLVideoElement>())
  const [isPlaying, setPlaying] = useState(false)
  const [time, setTime] = useState(0)
  const [duration, setDuration] = useState(0)

  const films = () => [...joined.current]
  const longest = () => films().toSorted((one, other) => other.duration - one.duration)[0]
  const pause = () => films().forEach((film) => film.pause())

  const settle = useCallback(() => {
    const all = [...joined.current]
    setPlaying(all.some((film) => !film.paused))
    setDuration(Math.max(0, ...all.map((film) => film.duration || 0)))
  }, [])

  const join = useCallback(
    (film: HTMLVideoElement) => {
      joined.current.add(film)
      // On a page from the server it may have answered, or have been started, before React came.
      settle()
      return () => void joined.current.delete(film)
    },
    [settle],
  )

  function seek(seconds: number) {
    for (const film of films()) film.currentTime = Math.min(seconds, film.duration || 0)
    setTime(seconds)
  }

  async function toggle() {
    if (isPlaying) return pause()
    if (longest()?.ended) seek(0)
    const waiting = films().filter((film) => !film.ended)
    await Promise.all(waiting.map((film) => film.play())).catch(pause)
  }

  const events = {
    onLoadedMetadata: settle,
    onPlay: settle,
    onPause: settle,
    onTimeUpdate: () => {
      const leader = longest()
      if (!leader) return
      setTime(leader.currentTime)
      for (const film of films()) {
        const goal = Math.min(leader.currentTime, film.duration || 0)
        if (!film.ended && Math.abs(film.currentTime - goal) > TOLERANCE) film.currentTime = goal
      }
    },
  }

  return { join, isPlaying, time, duration, seek, toggle: () => void toggle(), events }
}
