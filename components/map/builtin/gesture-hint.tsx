import { useEffect, useState } from 'react'
import { isMapGesture } from './camera-controller'

const HINT_DURATION_MS = 1500

const wheelHint = () =>
  `Hold ${navigator.userAgent.includes('Mac') ? '⌘' : 'Ctrl'} and scroll to zoom the map`
const FINGER_HINT = 'Use two fingers to move the map'

/** Explains the map's gestures to visitors who scroll over it. */
export function GestureHint({ element }: { element: HTMLElement | null }) {
  const [hint, setHint] = useState('')

  useEffect(() => {
    if (!element) return
    const stop = new AbortController()
    const options = { signal: stop.signal, passive: true }
    const showHint = (text: string) => (event: WheelEvent | TouchEvent) =>
      setHint(isMapGesture(event) ? '' : text)
    element.addEventListener('wheel', showHint(wheelHint()), options)
    element.addEventListener('touchmove', showHint(FINGER_HINT), options)
    return () => stop.abort()
  }, [element])

  useEffect(() => {
    if (!hint) return
    const timer = setTimeout(() => setHint(''), HINT_DURATION_MS)
    return () => clearTimeout(timer)
  }, [hint])

  // Hidden from screen readers: keyboard users get their own hint.
  return (
    hint && (
      <p
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 z-10 grid place-items-center bg-background/60 p-6 text-center type-heading"
      >
        {hint}
      </p>
    )
  )
}
