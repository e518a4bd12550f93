import { EARTH_RADIUS_MILES } from '@/lib/geo/distance'
import { fromWest, toLongitude } from '@/lib/geo/longitude'
import type { Point } from '@/lib/geo/types'

/** Degrees. West is more than east where the box crosses 180 degrees. */
export type GeoBox = { south: number; west: number; north: number; east: number }

export type Circle = Point & {
  miles: number
  /** As in 'Flint, MI'. */
  label: string
}

export const MAX_MILES = 1000
const MAX_LABEL = 80

const NUMBER = String.raw`-?\d{1,3}(?:\.\d{1,6})?`
const BOX = new RegExp(`^(${NUMBER}),(${NUMBER}),(${NUMBER}),(${NUMBER})$`)
const CIRCLE = new RegExp(String.raw`^(\d{1,4}(?:\.\d)?),(${NUMBER}),(${NUMBER}),(\S.{0,${MAX_LABEL - 1}})$`)

const isPoint = ({ lat, lng }: Point) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180

const round = (degrees: number) => Number(degrees.toFixed(4))

/** From an address: south, west, north and east. Null for anything else. */
export function readBox(value: string | undefined): GeoBox | null {
  const parts = BOX.exec(value ?? '')
    ?.slice(1)
    .map(Number)
  if (!parts) return null
  const [south = 0, west = 0, north = 0, east = 0] = parts
  const isBox = south < north && isPoint({ lat: south, lng: west }) && isPoint({ lat: north, lng: east })
  return isBox ? { south, west, north, east } : null
}

export const writeBox = ({ south, west, north, east }: GeoBox): string =>
  [south, west, north, east].map(round).join()

/** From an address: miles, latitude, longitude and what is there. Null for anything else. */
export function readCircle(value: string | undefined): Circle | null {
  const [, miles, lat, lng, label = ''] = CIRCLE.exec(value ?? '') ?? []
  const circle = { miles: Number(miles), lat: Number(lat), lng: Number(lng), label }
  return isPoint(circle) && circle.miles > 0 && circle.miles <= MAX_MILES ? circle : null
}

export const writeCircle = ({ miles, lat, lng, label }: Circle): string =>
  `${miles},${round(lat)},${round(lng)},${label.trim().slice(0, MAX_LABEL)}`

export const circleText = ({ miles, label }: Circle): string =>
  `Within ${miles} ${miles === 1 ? 'mile' : 'miles'} of ${label}`

const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(round(value))}° ${value < 0 ? negative : positive}`

export const boxText = ({ south, west, north, east }: GeoBox): string =>
  `From ${degrees(south, 'N', 'S')}, ${degrees(west, 'E', 'W')} to ${degrees(north, 'N', 'S')}, ${degrees(east, 'E', 'W')}`

export const isInBox = ({ south, west, north, east }: GeoBox, { lat, lng }: Point): boolean =>
  lat >= south && lat <= north && (west <= east ? lng >= west && lng <= east : lng >= west || lng <= east)

type Region = 'states' | 'alaska' | 'hawaii' | 'islands'

/** Alaska, Hawaii and the islands of the Caribbean are insets of our map. */
function regionOf({ lat, lng }: Point): Region {
  if (lat > 50 && (lng < -128 || lng > 170)) return 'alaska'
  if (lat < 24 && lng < -150) return 'hawaii'
  return lat < 19.5 && lng > -69 ? 'islands' : 'states'
}

/** What a rectangle on a map holds, by points in it, of which the first is its center. Points of other insets do not count. */
export function boxAround(points: readonly (Point | null)[]): GeoBox | null {
  const known = points.filter((point) => point !== null)
  const [center] = known
  if (!center) return null
  const near = known.filter((point) => regionOf(point) === regionOf(center))
  const lats = near.map(({ lat }) => lat)
  const lngs = near.map(({ lng }) => fromWest(lng))
  const box = {
    south: round(Math.min(...lats)),
    west: round(toLongitude(Math.min(...lngs))),
    north: round(Math.max(...lats)),
    east: round(toLongitude(Math.max(...lngs))),
  }
  return box.south < box.north ? box : null
}

const EDGE = 12

/** Points along the edge of a box, closed. On our map a parallel is bent. */
export function outlineOfBox({ south, west, north, east }: GeoBox): Point[] {
  const from = fromWest(west)
  const to = fromWest(east) < from ? fromWest(east) + 360 : fromWest(east)
  const steps = Array.from({ length: EDGE + 1 }, (_, step) => step / EDGE)
  const at = (lat: number, lng: number): Point => ({ lat, lng: toLongitude(lng) })
  return [
    ...steps.map((part) => at(north, from + (to - from) * part)),
    ...steps.map((part) => at(north + (south - north) * part, to)),
    ...steps.map((part) => at(south, to + (from - to) * part)),
    ...steps.map((part) => at(south + (north - south) * part, from)),
  ]
}

const AROUND = 48
const RADIAN = Math.PI / 180

export function outlineOfCircle({ lat, lng, miles }: Circle): Point[] {
  const [sin, cos] = [Math.sin(lat * RADIAN), Math.cos(lat * RADIAN)]
  const angle = miles / EARTH_RADIUS_MILES
  return Array.from({ length: AROUND + 1 }, (_, step) => {
    const bearing = (step / AROUND) * 2 * Math.PI
    const height = sin * Math.cos(angle) + cos * Math.sin(angle) * Math.cos(bearing)
    const east = Math.atan2(Math.sin(bearing) * Math.sin(angle) * cos, Math.cos(angle) - sin * height)
    return { lat: Math.asin(height) / RADIAN, lng: toLongitude(lng + east / RADIAN) }
  })
}
