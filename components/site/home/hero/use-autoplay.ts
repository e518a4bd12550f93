import { type RefObject, useEffect, useReducer } from 'react'
import {
  type Film,
  type FilmEvent,
  isWatched,
  newFilm,
  reduceFilm,
  retryDelay,
  WATCHDOG_MS,
} from '@/lib/video/autoplay'

type Player = RefObject<HTMLVideoElement | null>
type Send = (event: FilmEvent) => void

/**
 * Lets the rules of `lib/film` drive a player that is mounted as long as this is.
 *
 * @param held the film stands still until the visitor starts it
 */
export function useFilm(player: Player, { held }: { held: boolean }): [Film, Send] {
  const [film, send] = useReducer(reduceFilm, { held }, newFilm)
  useAttempts(player, film.attempts, send)
  useRetry(film, send)
  useWatchdog(player, isWatched(film), send)
  useWaking(player, send)
  return [film, send]
}

function useAttempts(player: Player, attempts: number, send: Send) {
  useEffect(() => {
    const video = player.current
    if (!video || attempts === 0) return
    // A player that once ran out of sources looks at them again only when told to.
    if (video.error || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) video.load()
    video.play().catch(() => send('refused'))
  }, [player, attempts, send])
}

function useRetry(film: Film, send: Send) {
  const delay = retryDelay(film)
  useEffect(() => {
    if (delay === null) return
    const timer = setTimeout(() => send('retry'), delay)
    return () => clearTimeout(timer)
  }, [delay, send])
}

/** Only what is looked at is watched: browsers stop films in hidden pages, and so do we outside the window. */
function useWatchdog(player: Player, watched: boolean, send: Send) {
  useEffect(() => {
    if (!watched) return
    let position = player.current?.currentTime
    const timer = setInterval(() => {
      const video = player.current
      if (!video || !isSeen(video)) return
      send(!video.paused && video.currentTime !== position ? 'advanced' : 'stalled')
      position = video.currentTime
    }, WATCHDOG_MS)
    return () => clearInterval(timer)
  }, [player, watched, send])
}

/** Starts the film when it comes into the window, when the visitor returns and on their first touch of the page. */
function useWaking(player: Player, send: Send) {
  useEffect(() => {
    const video = player.current
    if (!video) return
    let touched = false
    const wake = () => {
      if (isSeen(video)) send('wake')
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) wake()
      else video.pause()
    })
    observer.observe(video)

    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('visibilitychange', wake, { signal })
    addEventListener('focus', wake, { signal })
    const touch = ({ target }: Event) => {
      // The film's own buttons say what they want themselves.
      if (touched || (target instanceof Node && video.parentElement?.contains(target))) return
      touched = true
      wake()
    }
    addEventListener('click', touch, { signal })
    addEventListener('keydown', touch, { signal })
    return () => {
      observer.disconnect()
      stop.abort()
    }
  }, [player, send])
}

function isSeen(video: HTMLVideoElement): boolean {
  const { top, bottom } = video.getBoundingClientRect()
  return document.visibilityState === 'visible' && bottom > 0 && top < innerHeight
}
