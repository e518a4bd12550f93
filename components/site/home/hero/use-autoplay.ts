import { useEffect, useReducer, type RefObject } from 'react'
import {
  initialAutoplay,
  isWatchdogActive,
  reduceAutoplay,
  retryDelay,
  WATCHDOG_MS,
  type Autoplay,
  type AutoplayEvent,
} from '@/lib/video/autoplay'

type Player = RefObject<HTMLVideoElement | null>
type Send = (event: AutoplayEvent) => void

/**
 * Connects `lib/video/autoplay` to a mounted player.
 *
 * @param startPaused only the visitor starts it
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
    // `play` alone does not retry failed sources.
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

/** Only while visible: browsers pause films in hidden pages. */
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

/** Requests playback when visible, on return, and on the first interaction. */
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
      // The player's own buttons send their own events.
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
