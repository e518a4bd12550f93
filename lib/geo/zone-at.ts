import findZone from '@photostructure/tz-lookup'
import type { Point } from './types.ts'

const AMERICAN = /^(?:America|Pacific)\//

/** The lookup's borders are coarse: it gives places beside them to the wrong side. Boxes of latitude and longitude. */
const CORRECTIONS: readonly { south: number; north: number; west: number; east: number; zone: string }[] = [
  // Yuma, which the lookup gives to California.
  { south: 32.49, north: 32.8, west: -114.72, east: -114.4, zone: 'America/Phoenix' },
]

/** As 'America/Chicago'. Null on the high sea and abroad. */
export function zoneAt({ lat, lng }: Point): string | null {
  const corrected = CORRECTIONS.find(
    ({ south, north, west, east }) => lat >= south && lat <= north && lng >= west && lng <= east,
  )
  const zone = corrected?.zone ?? findZone(lat, lng)
  return AMERICAN.test(zone) ? zone : null
}
