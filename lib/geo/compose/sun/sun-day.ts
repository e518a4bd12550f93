import { getPosition, getTimes } from 'suncalc'
import type { Point } from '../../types.ts'
import type { TimeZone } from './time-zone.ts'

/** Minutes after local midnight; more than a day's where the sun sets after the next one. */
export type ClockTime = number

export interface SunDay {
  sunrise: ClockTime
  /** The morning's golden hour ends. */
  softUntil: ClockTime
  noon: ClockTime
  /** The evening's golden hour begins. */
  softFrom: ClockTime
  sunset: ClockTime
  /** Civil twilight ends: too dark to film without lamps. */
  dusk: ClockTime
  /** Minutes. */
  daylight: number
  /** Degrees above the horizon. */
  noonAltitude: number
  /** Degrees from north by east; due west is 270. */
  sunsetAzimuth: number
}

/** Any year would do: sunrise moves by a minute or two between them. */
const YEAR = 2027

/** By this hour, in UTC, it is the same date in all fifty states. */
const SAME_DATE_HOUR = 18

/**
 * Golden hour is the time that the sun stands less than six degrees above the horizon. Where it climbs no higher all day
 * the morning's lasts until noon and the evening's begins then.
 *
 * @param month from 0
 */
export function sunDay(place: Point, zone: TimeZone, month: number, day: number): SunDay {
  const instant = new Date(Date.UTC(YEAR, month, day, SAME_DATE_HOUR))
  const midnight = Date.UTC(YEAR, month, day) - zone.offsetAt(instant) * 60_000
  const times = getTimes(instant, place.lat, place.lng)
  const { sunrise, sunset, solarNoon } = times
  if (!sunrise || !sunset) throw new Error(`The sun does not rise and set at ${place.lat}, ${place.lng}.`)
  const onClock = (time: Date) => (time.getTime() - midnight) / 60_000
  return {
    sunrise: onClock(sunrise),
    softUntil: onClock(times.goldenHourEnd ?? solarNoon),
    noon: onClock(solarNoon),
    softFrom: onClock(times.goldenHour ?? solarNoon),
    sunset: onClock(sunset),
    dusk: onClock(times.dusk ?? times.nadir),
    daylight: (sunset.getTime() - sunrise.getTime()) / 60_000,
    noonAltitude: getPosition(solarNoon, place.lat, place.lng).altitude,
    sunsetAzimuth: getPosition(sunset, place.lat, place.lng).azimuth,
  }
}
