import findZone from '@photostructure/tz-lookup'
import type { City } from '../../types.ts'

type ZoneName = 'Eastern' | 'Central' | 'Mountain' | 'Pacific' | 'Alaska' | 'Hawaii'

export interface TimeZone {
  name: ZoneName
  /** Whether clocks are an hour ahead from March to November. */
  savesDaylight: boolean
  /** Minutes ahead of UTC, so negative here. */
  offsetAt: (instant: Date) => number
}

/** Hours ahead of UTC in winter. Of the tz database's thirty American zones most only differ in their past. */
const NAMES: Readonly<Record<number, ZoneName>> = {
  [-5]: 'Eastern',
  [-6]: 'Central',
  [-7]: 'Mountain',
  [-8]: 'Pacific',
  [-9]: 'Alaska',
  [-10]: 'Hawaii',
}
const WINTER = new Date(Date.UTC(2027, 0, 15, 18))
const SUMMER = new Date(Date.UTC(2027, 6, 15, 18))

const byId = new Map<string, TimeZone>()
const byClock = new Map<string, TimeZone>()

/** The lookup's borders are coarse: it gives cities beside them to the wrong side. */
const CORRECTIONS: Readonly<Record<string, string>> = { 'yuma-az': 'America/Phoenix' }

/** @throws outside of the fifty states */
export function timeZoneOf({ slug, lat, lng }: Pick<City, 'slug' | 'lat' | 'lng'>): TimeZone {
  const id = CORRECTIONS[slug] ?? findZone(lat, lng)
  const zone = byId.get(id) ?? describe(id)
  byId.set(id, zone)
  return zone
}

/** Zones with the same clock become one, so that its offsets are worked out once. */
function describe(id: string): TimeZone {
  const offsetAt = offsetReader(id)
  const [winter, summer] = [offsetAt(WINTER), offsetAt(SUMMER)]
  const name = NAMES[winter / 60]
  if (!name) throw new Error(`${id} is no time zone of the fifty states.`)
  const zone = byClock.get(`${winter} ${summer}`) ?? { name, savesDaylight: summer !== winter, offsetAt }
  byClock.set(`${winter} ${summer}`, zone)
  return zone
}

function offsetReader(timeZone: string): TimeZone['offsetAt'] {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  const read = (instant: Date): number => {
    const text = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, hours, minutes] = /GMT([+-]\d{2}):(\d{2})/.exec(text) ?? []
    return Number(hours) * 60 + Number(minutes)
  }
  const byInstant = new Map<number, number>()
  return (instant) => {
    const offset = byInstant.get(instant.getTime()) ?? read(instant)
    byInstant.set(instant.getTime(), offset)
    return offset
  }
}
