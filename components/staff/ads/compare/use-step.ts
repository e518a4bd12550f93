import { useRef, useState } from 'react'

/** Seconds by which two films may be apart before one is put right; less than two frames are not seen. */
const TOLERANCE = 0.08

/** Plays two films as one: started, stopped and moved together, and kept at the same moment. */
export function useStep() {
  const left = useRef<HTMLVideoElement>(null)
  const right = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [time, setTime] = useState(0)
  const [duration, setDuration] = useState(0)

  const films = () => [left.current, right.current].filter((film) => film !== null)
  const longest = () => films().toSorted((one, other) => other.duration - one.duration)[0]

  function seek(seconds: number) {
    for (const film of films()) film.currentTime = Math.min(seconds, film.duration || 0)
    setTime(seconds)
  }

  async function toggle() {
    if (isPlaying) {
      for (const film of films()) film.pause()
      return setPlaying(false)
    }
    if (longest()?.ended) seek(0)
    setPlaying(true)
    const waiting = films().filter((film) => !film.ended)
    await Promise.all(waiting.map((film) => film.play())).catch(() => setPlaying(false))
  }

  const events = {
    onLoadedMetadata: () => setDuration(Math.max(...films().map((film) => film.duration || 0))),
    onTimeUpdate: () => {
      const leader = longest()
      if (!leader) return
      setTime(leader.currentTime)
      for (const film of films()) {
        const goal = Math.min(leader.currentTime, film.duration || 0)
        if (!film.ended && Math.abs(film.currentTime - goal) > TOLERANCE) film.currentTime = goal
      }
    },
    onEnded: () => setPlaying(films().some((film) => !film.ended)),
  }

  return { left, right, isPlaying, time, duration, seek, toggle: () => void toggle(), events }
}
