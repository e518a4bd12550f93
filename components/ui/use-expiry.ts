import { useEffect, useEffectEvent, type RefObject } from 'react'

const LOOK_AGAIN_MS = 1000

/**
 * Calls `onExpire` after `durationMs`, or later: not while the element is hovered or holds the focus, nor while the page is
 * out of sight. The state is asked for and not followed by events, since none tells that an element moved under the pointer.
 */
export function useExpiry(element: RefObject<HTMLElement | null>, onExpire: () => void, durationMs: number) {
  const expire = useEffectEvent(onExpire)

  useEffect(() => {
    const check = () => {
      if (document.hidden || element.current?.matches(':hover, :focus-within')) {
        timer = window.setTimeout(check, LOOK_AGAIN_MS)
      } else {
        expire()
      }
    }
    let timer = window.setTimeout(check, durationMs)
    return () => window.clearTimeout(timer)
  }, [element, durationMs])
}
