import 'server-only'
import type { Point } from '@/lib/geo/types'
import { WEEKDAYS, type WeekSpan } from '@/lib/owl/hours'
import { readPosition } from '@/lib/owl/position'
import { siteDaysProblem } from '@/lib/owl/sites'
import { readTypedHours, weekField, writeHours } from '@/lib/owl/typed-hours'
import { keepsPosition, locateAddress, locateNewAddress } from '@/lib/data/owl/locate-address'
import { numberOf } from '@/lib/data/owl/site-changes'
import { ADDRESS_PARTS, findMissingParts } from './address-parts'
import { type ReadRow, type RowOf, type StoredRecord, textOf } from './collection'

const DAY_FIELDS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

export type SiteImportField =
  | 'group'
  | 'number'
  | 'name'
  | 'status'
  | 'opensOn'
  | 'closedOn'
  | 'street'
  | 'city'
  | 'state'
  | 'zip'
  | 'county'
  | 'latitude'
  | 'longitude'
  | 'timeZone'
  | 'phone'
  | 'screens'
  | 'pumps'
  | 'notes'
  | (typeof DAY_FIELDS)[number]

type Row = RowOf<SiteImportField>

const stored = (present: StoredRecord | null, column: string) => textOf(present?.[column])

function readTypedPosition({
  values,
  present,
}: Row): { position: Point | null } | { problems: Record<string, string> } {
  const latitude = values.latitude ?? stored(present, 'latitude')
  const longitude = values.longitude ?? stored(present, 'longitude')
  if (latitude === '' && longitude === '') return { position: null }
  if (latitude === '' || longitude === '') {
    return { problems: { [latitude ? 'longitude' : 'latitude']: 'Latitude and longitude belong together' } }
  }
  const read = readPosition(`${latitude}, ${longitude}`)
  return 'error' in read ? { problems: { latitude: read.error } } : { position: read.position }
}

/** Address, county, position and time zone follow from each other, as in the form of one site. */
function readLocation(row: Row): ReadRow {
  const { values, present } = row
  const isMoved = ADDRESS_PARTS.some((part) => part in values)
  const isPlaced = 'latitude' in values || 'longitude' in values
  if (!isMoved && !isPlaced && present) return { columns: {} }
  const part = (name: (typeof ADDRESS_PARTS)[number]) => values[name] ?? stored(present, name)
  const address = { street: part('street'), city: part('city'), state: part('state'), zip: part('zip') }
  const missing = isMoved || !present ? findMissingParts(address, !present) : {}
  if (Object.keys(missing).length > 0) return { problems: missing }
  const read = readTypedPosition(row)
  if ('problems' in read) return read
  const typed = isPlaced ? read.position : null
  const located = isPlaced ? locateAddress(address, typed) : locateNewAddress(address, read.position)
  if ('errors' in located) {
    const { position, ...errors } = located.errors
    return { problems: { ...errors, ...(position && { latitude: position }) } }
  }
  const { county, position, timeZone } = located.location
  const isSamePlace = present !== null && ['city', 'state', 'zip'].every((name) => !(name in values))
  const isCleared = isPlaced && typed === null && isSamePlace
  const isKept = !isPlaced && (isSamePlace ? read.position !== null : keepsPosition(read.position, position))
  const zone = isKept || isCleared ? null : timeZone
  if (!present && !zone && !values.timeZone) {
    return { problems: { latitude: 'No time zone is known for this position' } }
  }
  return {
    columns: {
      ...Object.fromEntries(
        ADDRESS_PARTS.filter(() => isMoved || !present).map((name) => [name, address[name] || null]),
      ),
      ...(!isSamePlace && { county }),
      ...(isCleared
        ? { latitude: null, longitude: null }
        : !isKept && { latitude: position?.lat ?? null, longitude: position?.lng ?? null }),
      ...(zone && { time_zone: zone }),
    },
  }
}

/** Days without a column keep their hours. */
function readHours({ values, present }: Row): ReadRow {
  if (!DAY_FIELDS.some((field) => field in values)) return { columns: {} }
  const week = (present?.week_hours ?? null) as WeekSpan[] | null
  const typed = writeHours({ weekHours: week, specialDays: [] })
  for (const [weekday] of WEEKDAYS) {
    const text = values[DAY_FIELDS[weekday]]
    if (text !== undefined) typed[weekField(weekday)] = text
  }
  const { hours, errors } = readTypedHours(typed)
  const problems = Object.fromEntries(
    DAY_FIELDS.flatMap((field, weekday) => {
      const problem = errors[weekField(weekday)]
      return problem ? [[field, problem]] : []
    }),
  )
  return Object.keys(problems).length > 0 ? { problems } : { columns: { week_hours: hours.weekHours } }
}

function findWrongDays({ values, present }: Row): Record<string, string> {
  const opensOn = values.opensOn ?? stored(present, 'opens_on')
  const closedOn = values.closedOn ?? stored(present, 'closed_on')
  const status = values.status ?? stored(present, 'status')
  const problem = siteDaysProblem(opensOn, closedOn, status)
  return problem === null ? {} : { closedOn: problem }
}

export function readSite(row: Row): ReadRow {
  const { values, present, refs } = row
  const location = readLocation(row)
  const hours = readHours(row)
  const problems = {
    ...('problems' in location && location.problems),
    ...('problems' in hours && hours.problems),
    ...findWrongDays(row),
  }
  if (Object.keys(problems).length > 0 || 'problems' in location || 'problems' in hours) return { problems }
  const { number, name, status, opensOn, closedOn, county, timeZone, phone, screens, pumps, notes } = values
  return {
    columns: {
      ...(!present && { parent_group_id: refs.group }),
      ...(number !== undefined && { number }),
      ...(name !== undefined && { name }),
      ...(status !== undefined && { status }),
      ...(opensOn !== undefined && { opens_on: opensOn || null }),
      ...(closedOn !== undefined && { closed_on: closedOn || null }),
      ...location.columns,
      ...(county !== undefined && { county: county || null }),
      ...(timeZone !== undefined && { time_zone: timeZone }),
      ...(phone !== undefined && { phone: phone || null }),
      ...(screens !== undefined && { screens: numberOf(screens) }),
      ...(pumps !== undefined && { pumps: numberOf(pumps) }),
      ...hours.columns,
      ...(notes !== undefined && { notes: notes || null }),
    },
  }
}
