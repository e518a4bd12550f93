import type { Point } from './types.ts'

const EARTH_RADIUS_MILES = 3959

const radians = (degrees: number) => (degrees * Math.PI) / 180
const haversine = (angle: number) => Math.sin(angle / 2) ** 2

/** Miles along the great circle. */
export function distanceMiles(from: Point, to: Point): number {
  const [lat1, lat2] = [radians(from.lat), radians(to.lat)]
  const chord =
    haversine(lat2 - lat1) + Math.cos(lat1) * Math.cos(lat2) * haversine(radians(to.lng - from.lng))
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)))
}
