import { ZIP_CLUSTERS } from '../content/zip-clusters.ts'
import { distanceMiles } from './distance.ts'
import type { Marker, Point } from './types.ts'

export const NETWORK_RADIUS_MILES = 50

export const videographersWithin = (point: Point, miles = NETWORK_RADIUS_MILES): number =>
  ZIP_CLUSTERS.reduce(
    (sum, cluster) => (distanceMiles(point, cluster) <= miles ? sum + cluster.count : sum),
    0,
  )

/** Miles to the nearest videographers. */
export const milesToNetwork = (point: Point): number =>
  Math.min(...ZIP_CLUSTERS.map((cluster) => distanceMiles(point, cluster)))

export const NETWORK_MARKERS: readonly Marker[] = ZIP_CLUSTERS.map(({ zip, count, lat, lng }) => ({
  id: zip,
  title: `${count} videographer(s) in ${zip}`,
  count,
  lat,
  lng,
}))
