import type { City } from '../../types.ts'
import { sunDay, type SunDay } from './sun-day.ts'
import { timeZoneOf, type TimeZone } from './time-zone.ts'

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const
export type Month = (typeof MONTHS)[number]

export interface SunYear {
  zone: TimeZone
  /** The fifteenth of each month. */
  months: Readonly<Record<Month, SunDay>>
  /** The days around which the year is longest and shortest: June and December 21. */
  longest: SunDay
  shortest: SunDay
}

const MIDDLE = 15
const SOLSTICE = 21

export function sunYear(place: Pick<City, 'slug' | 'lat' | 'lng'>): SunYear {
  const zone = timeZoneOf(place)
  const days = MONTHS.map((month, index) => [month, sunDay(place, zone, index, MIDDLE)])
  return {
    zone,
    months: Object.fromEntries(days) as Record<Month, SunDay>,
    longest: sunDay(place, zone, 5, SOLSTICE),
    shortest: sunDay(place, zone, 11, SOLSTICE),
  }
}
