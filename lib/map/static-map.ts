import { magnification, scaleAt } from './camera'
import { groupPins, MIN_PIN_DISTANCE } from './groups'
import { NETWORK_PINS, project } from './projection'
import type { XY } from './types'
import type { View } from './view'

/** The map before hydration, in few numbers because a page sends them twice. */
export type StaticMapData = {
  center: readonly [x: number, y: number, zoom: number]
  /** Relative to the center, in units of the drawing. */
  pins: readonly (readonly [right: number, down: number, count: number])[]
}

/** The widest frame and the narrowest, which shows the most above and below. */
const WIDE = { width: 1280, height: 600 }
const NARROW = { width: 280, height: 600 }

const tenth = (value: number) => Math.round(value * 10) / 10

/** @throws Error for a view centered outside the United States */
export function createStaticMap(view: View): StaticMapData {
  const center = project(view)
  if (!center) throw new Error(`The map cannot show ${view.lat}, ${view.lng}`)
  const scale = scaleAt(view.zoom, WIDE)
  const right = WIDE.width / 2 / scale
  const down = NARROW.height / 2 / scaleAt(view.zoom, NARROW)
  const isNear = ({ x, y }: XY) => Math.abs(x - center.x) < right && Math.abs(y - center.y) < down
  return {
    center: [tenth(center.x), tenth(center.y), Math.round(magnification(view.zoom) * 1000) / 1000],
    pins: groupPins(NETWORK_PINS, MIN_PIN_DISTANCE / scale)
      .filter(isNear)
      .map(({ x, y, count }) => [tenth(x - center.x), tenth(y - center.y), count]),
  }
}
