import { type RefObject, useEffect, useReducer } from 'react'
import {
  type Autoplay,
  type AutoplayEvent,
  isWatchdogActive,
  initialAutoplay,
  reduceAutoplay,
  retryDelay,
  WATCHDOG_MS,
} from '@/lib/video/autoplay'

type Player = RefObject<HTMLVideoElement | null>
type Send = (event: AutoplayEvent) => void

/**
 * Lets the rules of `lib/autoplay` drive a player that is mounted as long as this is.
 *
 * @param startPaused the autoplay stands still until the visitor starts it
 */
export function useAutoplay(player: Player, { startPaused }: { startPaused: boolean }): [Autoplay, Send] {
  const [autoplay, send] = useReducer(reduceAutoplay, { startPaused }, initialAutoplay)
  useAttempts(player, autoplay.attempts, send)
  useRetry(autoplay, send)
  useWatchdog(player, isWatchdogActive(autoplay), send)
  useVisibility(player, send)
  return [autoplay, send]
}

function useAttempts(player: Player, attempts: number, send: Send) {
  useEffect(() => {
    const video = player.current
    if (!video || attempts === 0) return
    // A player that once ran out of sources looks at them again only when told to.
    if (video.error || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) video.load()
    video.play().catch(() => send('rejected'))
  }, [player, attempts, send])
}

function useRetry(autoplay: Autoplay, send: Send) {
  const delay = retryDelay(autoplay)
  useEffect(() => {
    if (delay === null) return
    const timer = setTimeout(() => send('retry'), delay)
    return () => clearTimeout(timer)
  }, [delay, send])
}

/** Only what is looked at is active: browsers stop films in hidden pages, and so do we outside the window. */
function useWatchdog(player: Player, active: boolean, send: Send) {
  useEffect(() => {
    if (!active) return
    let position = player.current?.currentTime
    const timer = setInterval(() => {
      const video = player.current
      if (!video || !isInViewport(video)) return
      send(!video.paused && video.currentTime !== position ? 'advanced' : 'stalled')
      position = video.currentTime
    }, WATCHDOG_MS)
    return () => clearInterval(timer)
  }, [player, active, send])
}

/** Starts the autoplay when it comes into the window, when the visitor returns and on their first touch of the page. */
function useVisibility(player: Player, send: Send) {
  useEffect(() => {
    const video = player.current
    if (!video) return
    let touched = false
    const onVisible = () => {
      if (isInViewport(video)) send('visible')
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) onVisible()
      else video.pause()
    })
    observer.observe(video)

    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('visibilitychange', onVisible, { signal })
    addEventListener('focus', onVisible, { signal })
    const touch = ({ target }: Event) => {
      // The autoplay's own buttons say what they want themselves.
      if (touched || (target instanceof Node && video.parentElement?.contains(target))) return
      touched = true
      onVisible()
    }
    addEventListener('click', touch, { signal })
    addEventListener('keydown', touch, { signal })
    return () => {
      observer.disconnect()
      stop.abort()
    }
  }, [player, send])
}

function isInViewport(video: HTMLVideoElement): boolean {
  const { top, bottom } = video.getBoundingClientRect()
  return document.visibilityState === 'visible' && bottom > 0 && top < innerHeight
}
