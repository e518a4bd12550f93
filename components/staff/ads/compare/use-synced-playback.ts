import { useCallback, useRef, useState } from 'react'

/** Less than two frames, so that the difference is not visible. */
const TOLERANCE_SECONDS = 0.08

export function useSyncedPlayback() {
  const videoSet = useRef(new Set<HTMLVideoElement>())
  const [isPlaying, setPlaying] = useState(false)
  const [time, setTime] = useState(0)
  const [duration, setDuration] = useState(0)

  const listVideos = () => [...videoSet.current]
  const longestVideo = () => listVideos().toSorted((one, other) => other.duration - one.duration)[0]
  const pause = () => listVideos().forEach((film) => film.pause())

  const syncState = useCallback(() => {
    const all = [...videoSet.current]
    setPlaying(all.some((film) => !film.paused))
    setDuration(Math.max(0, ...all.map((film) => film.duration || 0)))
  }, [])

  const register = useCallback(
    (film: HTMLVideoElement) => {
      videoSet.current.add(film)
      // Events fired before hydration are lost, so the state is read once.
      syncState()
      return () => void videoSet.current.delete(film)
    },
    [syncState],
  )

  function seek(seconds: number) {
    for (const film of listVideos()) film.currentTime = Math.min(seconds, film.duration || 0)
    setTime(seconds)
  }

  async function toggle() {
    if (isPlaying) return pause()
    if (longestVideo()?.ended) seek(0)
    const waiting = listVideos().filter((film) => !film.ended)
    await Promise.all(waiting.map((film) => film.play())).catch(pause)
  }

  const events = {
    onLoadedMetadata: syncState,
    onPlay: syncState,
    onPause: syncState,
    onTimeUpdate: () => {
      const leader = longestVideo()
      if (!leader) return
      setTime(leader.currentTime)
      for (const film of listVideos()) {
        const goal = Math.min(leader.currentTime, film.duration || 0)
        if (!film.ended && Math.abs(film.currentTime - goal) > TOLERANCE_SECONDS) film.currentTime = goal
      }
    },
  }

  return { register, isPlaying, time, duration, seek, toggle: () => void toggle(), events }
}
