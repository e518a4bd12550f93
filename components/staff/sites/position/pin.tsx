import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Point } from '@/lib/geo/types'
import type { XY } from '@/lib/map/types'
import styles from './pin.module.css'

/** About 22 meters, and with Shift 220. */
const STEP = 0.0002
const LARGE_STEP = 0.002

const MOVES: Readonly<Record<string, readonly [up: number, right: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

type Props = {
  point: Point
  /** Pixels of the frame. */
  at: XY
  toPoint: (at: XY) => Point | null
  onPoint: (point: Point) => void
}

/** Dragged by mouse, pen or finger, moved by the arrow keys. */
export function Pin({ point, at, toPoint, onPoint }: Props) {
  /** From the pointer to the tip of the pin. */
  const offset = useRef<XY | null>(null)

  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (!offset.current) return
    const next = toPoint({ x: clientX + offset.current.x, y: clientY + offset.current.y })
    if (next) onPoint(next)
  }
  const step = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const size = event.shiftKey ? LARGE_STEP : STEP
    onPoint({ lat: point.lat + move[0] * size, lng: point.lng + move[1] * size })
  }

  return (
    <button
      type="button"
      aria-label={`Pin at ${point.lat.toFixed(5)}, ${point.lng.toFixed(5)}. The arrow keys move it, with Shift ten times as far.`}
      className={styles.pin}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        offset.current = { x: at.x - event.clientX, y: at.y - event.clientY }
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        offset.current = null
      }}
      onPointerCancel={() => {
        offset.current = null
      }}
      onKeyDown={step}
    />
  )
}
