import { useEffect, type RefObject } from 'react'
import { whenNear } from '@/components/hooks/when-near'

/** Whatever a person does first, wherever on the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll'] as const

/**
 * Calls `wake` once, when the element is near the window and somebody is there: the map that is drawn already looks the
 * same, so whoever only glances at the page need not load the one that moves.
 */
export function useWake(element: RefObject<Element | null>, wake: () => void) {
  useEffect(() => {
    if (!element.current) return
    const stop = new AbortController()
    const { signal } = stop
    const onSign = () => {
      stop.abort()
      wake()
    }
    const forget = whenNear(element.current, () => {
      for (const sign of SIGNS) addEventListener(sign, onSign, { signal, passive: true })
    })
    return () => {
      forget()
      stop.abort()
    }
  }, [element, wake])
}
