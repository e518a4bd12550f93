import type { XY } from './types'
import { groupPins, PIN_GAP } from './groups'
import { NETWORK_PINS, toFrame } from './projection'
import { magnification, scaleAt } from './camera'
import type { View } from './view'

/** What a map shows before it can move, in the few numbers that a page sends twice: once drawn and once for hydration. */
export type Still = {
  /** The middle of the frame on the drawing, and how much the drawing is magnified. */
  middle: readonly [x: number, y: number, zoom: number]
  /** From the middle, in units of the drawing. */
  pins: readonly (readonly [right: number, down: number, count: number])[]
}

/** The widest frame of the site and the narrowest, which shows most above and below. */
const WIDE = { width: 1280, height: 600 }
const NARROW = { width: 280, height: 600 }

const tenth = (value: number) => Math.round(value * 10) / 10

/** @throws Error for a view whose middle is not in the United States */
export function stillOf(view: View): Still {
  const middle = toFrame(view)
  if (!middle) throw new Error(`The map cannot show ${view.lat}, ${view.lng}`)
  const scale = scaleAt(view.zoom, WIDE)
  const right = WIDE.width / 2 / scale
  const down = NARROW.height / 2 / scaleAt(view.zoom, NARROW)
  const isNear = ({ x, y }: XY) => Math.abs(x - middle.x) < right && Math.abs(y - middle.y) < down
  return {
    middle: [tenth(middle.x), tenth(middle.y), Math.round(magnification(view.zoom) * 1000) / 1000],
    pins: groupPins(NETWORK_PINS, PIN_GAP / scale)
      .filter(isNear)
      .map(({ x, y, count }) => [tenth(x - middle.x), tenth(y - middle.y), count]),
  }
}
