import { ZIP_CLUSTERS } from '@/lib/content/zip-clusters'
import { distanceMiles } from '@/lib/geo/distance'
import type { Point } from '@/lib/geo/types'

/** Crews drive so far without a charge. */
export const FREE_MILES = 50

/** For each mile beyond, there and back. */
export const CENTS_PER_MILE = 140

/** `zip` is that of the nearest cluster of videographers; `miles` are whole, one way. */
export type NearestCluster = { zip: string; miles: number }

export function nearestCluster(place: Point): NearestCluster {
  const [first, ...others] = ZIP_CLUSTERS.map(({ zip, ...at }) => ({ zip, miles: distanceMiles(place, at) }))
  if (!first) throw new Error('There is no cluster')
  const { zip, miles } = others.reduce((best, other) => (other.miles < best.miles ? other : best), first)
  return { zip, miles: Math.round(miles) }
}

/** In whole dollars. */
export const travelCents = (miles: number): number =>
  Math.round((Math.max(0, miles - FREE_MILES) * CENTS_PER_MILE) / 100) * 100
