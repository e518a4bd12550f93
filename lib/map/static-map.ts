import { NETWORK_RADIUS_MILES } from '@/lib/geo/network'
import type { Point } from '@/lib/geo/types'
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
  /** The place that the page is about, with the radius within which videographers are near. */
  here?: readonly [right: number, down: number, radius: number]
}

/** The widest frame and the narrowest, which shows the most above and below. */
const WIDE = { width: 1280, height: 600 }
const NARROW = { width: 280, height: 600 }

const tenth = (value: number) => Math.round(value * 10) / 10

const MILES_PER_DEGREE = 69.1

/** Where a place is in the drawing, and how far its videographers are at most. Null outside the drawing. */
export function reachOf(place: Point): (XY & { radius: number }) | null {
  const center = project(place)
  const edge = project({ ...place, lat: place.lat - NETWORK_RADIUS_MILES / MILES_PER_DEGREE })
  return center && edge && { ...center, radius: Math.hypot(edge.x - center.x, edge.y - center.y) }
}

/** @throws Error for a view centered outside the United States */
export function createStaticMap(view: View, place: Point | null = null): StaticMapData {
  const center = project(view)
  if (!center) throw new Error(`The map cannot show ${view.lat}, ${view.lng}`)
  const scale = scaleAt(view.zoom, WIDE)
  const right = WIDE.width / 2 / scale
  const down = NARROW.height / 2 / scaleAt(view.zoom, NARROW)
  const here = place && reachOf(place)
  const isNear = ({ x, y }: XY) => Math.abs(x - center.x) < right && Math.abs(y - center.y) < down
  return {
    center: [tenth(center.x), tenth(center.y), Math.round(magnification(view.zoom) * 1000) / 1000],
    pins: groupPins(NETWORK_PINS, MIN_PIN_DISTANCE / scale)
      .filter(isNear)
      .map(({ x, y, count }) => [tenth(x - center.x), tenth(y - center.y), count]),
    ...(here && { here: [tenth(here.x - center.x), tenth(here.y - center.y), tenth(here.radius)] }),
  }
}
