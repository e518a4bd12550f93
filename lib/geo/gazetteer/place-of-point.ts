import { distanceMiles } from '../distance.ts'
import type { Place, Point, ZipCode } from '../types.ts'
import { nearestAmong } from './nearest.ts'
import { ZIP_CODES } from './zips.ts'

/** Farther from every post office is the sea, or abroad. */
const REACH_MILES = 50

export const zipPlace = ({ zip, town, state, lat, lng }: ZipCode): Place => ({
  kind: 'zip',
  label: `${town}, ${state} ${zip}`,
  city: town,
  state,
  zip,
  lat,
  lng,
})

let nearestZip: ((point: Point) => ZipCode | null) | undefined

/** The ZIP code around a point, such as a visitor's own position; null outside the country. */
export function placeOfPoint(point: Point): Place | null {
  const zip = (nearestZip ??= nearestAmong(ZIP_CODES))(point)
  return zip && distanceMiles(point, zip) <= REACH_MILES ? zipPlace(zip) : null
}
