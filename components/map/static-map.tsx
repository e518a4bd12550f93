import type { CSSProperties } from 'react'
import { FRAME, toFrame } from '@/lib/map/frame'
import { groupPins, PIN_GAP } from '@/lib/map/groups'
import { NETWORK_PINS } from '@/lib/map/network-pins'
import { magnification, scaleAt } from '@/lib/map/scale'
import type { View } from '@/lib/map/view'
import { Country } from './country'
import styles from './locator.module.css'

/** The widest frame of the site and the narrowest, which shows most below and above. */
const WIDE = { width: 1280, height: 600 }
const NARROW = { width: 320, height: 600 }

const vars = (values: Record<`--${string}`, number>) => values as CSSProperties

const tenth = (value: number) => Math.round(value * 10) / 10
const hundredth = (value: number) => Math.round(value * 100) / 100

/**
 * What a map shows first, and all that it shows without script. How large it is depends on the frame's width, which only
 * the style sheet knows, so positions are written in units of the drawing.
 */
export function StaticMap({ view }: { view: View }) {
  const middle = toFrame(view)
  if (!middle) return null
  const scale = scaleAt(view.zoom, WIDE)
  const reach = { x: WIDE.width / 2 / scale, y: NARROW.height / 2 / scaleAt(view.zoom, NARROW) }
  const groups = groupPins(NETWORK_PINS, PIN_GAP / scale).filter(
    ({ x, y }) => Math.abs(x - middle.x) < reach.x && Math.abs(y - middle.y) < reach.y,
  )
  const people = groups.reduce((sum, { count }) => sum + count, 0)

  return (
    <div
      role="img"
      aria-label={`Map with ${people} videographers in ${groups.length} places`}
      className={styles.still}
      style={vars({
        '--zoom': hundredth(magnification(view.zoom)),
        '--x': tenth(middle.x),
        '--y': tenth(middle.y),
      })}
    >
      <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} className={styles.drawing}>
        <Country />
      </svg>
      {groups.map(({ id, x, y, count }) => (
        <span
          key={id}
          className={styles.pin}
          style={vars({ '--px': tenth(x - middle.x), '--py': tenth(y - middle.y) })}
        >
          {count}
        </span>
      ))}
    </div>
  )
}
