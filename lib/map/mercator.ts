import type { Point } from '@/lib/geo/types'
import type { XY } from './types'

/** Google's world at zoom 0, in pixels. */
const WORLD = 256

/** A position on Google's map at zoom 0; every step nearer doubles it. */
export function toMercator({ lat, lng }: Point): XY {
  const sin = Math.sin((lat * Math.PI) / 180)
  return {
    x: WORLD * (0.5 + lng / 360),
    y: WORLD * (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)),
  }
}
