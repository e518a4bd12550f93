import { useRef, useState, type CSSProperties, type PointerEvent } from 'react'
import { TOAST_SWIPE_THRESHOLD } from './toast-queue'

/** Props for an element that follows a sideways drag and calls `onSwipe` when it is let go beyond the threshold. */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<number | null>(null)
  const [offset, setOffset] = useState(0)

  const end = () => {
    start.current = null
    setOffset(0)
  }

  return {
    style: {
      translate: `${offset}px`,
      opacity: 1 - Math.min(Math.abs(offset) / 400, 0.6),
      transition: offset === 0 ? 'translate 150ms, opacity 150ms' : 'none',
    } satisfies CSSProperties,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // A captured pointer would send the close button's click to the toast.
      if (event.button !== 0 || (event.target as Element).closest('button')) return
      start.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== null) setOffset(event.clientX - start.current)
    },
    onPointerUp: (event: PointerEvent) => {
      const swiped = start.current !== null && Math.abs(event.clientX - start.current) > TOAST_SWIPE_THRESHOLD
      end()
      if (swiped) onSwipe()
    },
    onPointerCancel: end,
  }
}
