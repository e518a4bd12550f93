import { fromWest, toLongitude } from '@/lib/geo/longitude'
import type { Point } from '@/lib/geo/types'
import type { XY } from './types'

/** Degrees by which the plane is shifted, so that the western Aleutians are left of Alaska. */
const SHIFT = 36

/** In a plane from 0 to 1, as Google projects the world. */
export function toMercator({ lat, lng }: Point): XY {
  const sin = Math.sin((lat * Math.PI) / 180)
  return { x: 0.5 + (fromWest(lng) + SHIFT) / 360, y: 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI) }
}

export function fromMercator({ x, y }: XY): Point {
  return {
    lat: (360 * Math.atan(Math.exp((1 - 2 * y) * Math.PI))) / Math.PI - 90,
    lng: toLongitude((x - 0.5) * 360 - SHIFT),
  }
}
