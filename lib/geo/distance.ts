import type { Point } from './types.ts'

const { asin, cos, min, PI, sin, sqrt } = Math

export const EARTH_RADIUS_MILES = 3959

const radians = (degrees: number) => (degrees * PI) / 180
const haversine = (angle: number) => sin(angle / 2) ** 2

export function distanceMiles(from: Point, to: Point): number {
  const lat1 = radians(from.lat)
  const lat2 = radians(to.lat)
  const chord = haversine(lat2 - lat1) + cos(lat1) * cos(lat2) * haversine(radians(to.lng - from.lng))
  return 2 * EARTH_RADIUS_MILES * asin(min(1, sqrt(chord)))
}
