import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Calls `onElapsed` once after `durationMs` during which the element with the returned props was neither hovered nor
 * focused and the page was visible; the time that had passed before a pause counts.
 */
export function usePausableTimeout(onElapsed: () => void, durationMs: number) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const remaining = useRef(durationMs)
  const elapsed = useEffectEvent(onElapsed)
  const paused = hovered || focused

  useEffect(() => {
    if (paused) return
    let startedAt = 0
    let timer: number | undefined
    const start = () => {
      startedAt = Date.now()
      timer = window.setTimeout(() => elapsed(), remaining.current)
    }
    const stop = () => {
      if (timer === undefined) return
      window.clearTimeout(timer)
      timer = undefined
      remaining.current -= Date.now() - startedAt
    }
    const followVisibility = () => (document.hidden ? stop() : start())

    if (!document.hidden) start()
    document.addEventListener('visibilitychange', followVisibility)
    return () => {
      document.removeEventListener('visibilitychange', followVisibility)
      stop()
    }
  }, [paused])

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  }
}
