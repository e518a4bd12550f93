import type { Point } from '@/lib/geo/types'

const NUMBER = /-?\d+(?:\.\d+)?/g
const ONLY_NUMBERS = /^[\s,;°()\d.-]+$/

const isAmerican = ({ lat, lng }: Point) =>
  lat >= 17 && lat <= 72 && ((lng >= -180 && lng <= -64) || (lng >= 172 && lng <= 180))

const DECIMALS = 6
const round = (degrees: number) => Number(degrees.toFixed(DECIMALS))

export const formatPosition = ({ lat, lng }: Point): string => `${lat}, ${lng}`

/** Latitude and longitude as maps copy them. Null for none. */
export function readPosition(typed: string): { position: Point | null } | { error: string } {
  const text = typed.trim()
  if (text === '') return { position: null }
  const [lat, lng, ...more] = (text.match(NUMBER) ?? []).map((part) => round(Number(part)))
  if (lat === undefined || lng === undefined || more.length > 0 || !ONLY_NUMBERS.test(text)) {
    return { error: 'Type latitude and longitude, as in 42.9634, -85.6681' }
  }
  if (isAmerican({ lat, lng })) return { position: { lat, lng } }
  if (isAmerican({ lat: lng, lng: lat })) {
    return { error: `Latitude comes first: did you mean ${formatPosition({ lat: lng, lng: lat })}?` }
  }
  if (isAmerican({ lat, lng: -lng })) {
    return { error: `West is negative: did you mean ${formatPosition({ lat, lng: -lng })}?` }
  }
  return { error: 'This position is not in the United States' }
}
