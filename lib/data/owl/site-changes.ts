import 'server-only'
import type { Point } from '@/lib/geo/types'
import { type Address, EMPTY_ADDRESS, formatAddress, readAddress } from '@/lib/owl/address'
import { formatPosition, readPosition } from '@/lib/owl/position'
import { siteDaysProblem, type SiteField, type SiteValues } from '@/lib/owl/sites'
import { keepsPosition, locateAddress, locateNewAddress } from './locate-address'

export const SITE_COLUMNS =
  'name, number, parent_group_id, status, opens_on, closed_on, street, city, state, zip, county, latitude, longitude, time_zone, phone, screens, pumps, notes'

/** The columns of a site that people write as facts. */
export type SiteFacts = {
  name: string
  number: string
  parent_group_id: string
  status: string
  opens_on: string | null
  closed_on: string | null
  street: string | null
  city: string | null
  state: string | null
  zip: string | null
  county: string | null
  latitude: number | null
  longitude: number | null
  time_zone: string
  phone: string | null
  screens: number | null
  pumps: number | null
  notes: string | null
}

type Change = { columns: Partial<SiteFacts> } | { error: string }

const addressOf = ({ street, city, state, zip }: SiteFacts): Address => ({
  street: street ?? '',
  city: city ?? '',
  state: state ?? '',
  zip: zip ?? '',
})

const positionOf = ({ latitude, longitude }: SiteFacts): Point | null =>
  latitude === null || longitude === null ? null : { lat: latitude, lng: longitude }

export function toSiteValues(site: SiteFacts): SiteValues {
  const position = positionOf(site)
  return {
    name: site.name,
    number: site.number,
    group: site.parent_group_id,
    status: site.status,
    opensOn: site.opens_on ?? '',
    closedOn: site.closed_on ?? '',
    address: formatAddress(addressOf(site)),
    county: site.county ?? '',
    position: position ? formatPosition(position) : '',
    timeZone: site.time_zone,
    phone: site.phone ?? '',
    screens: site.screens?.toString() ?? '',
    pumps: site.pumps?.toString() ?? '',
    notes: site.notes ?? '',
  }
}

const positionColumns = (position: Point | null) => ({
  latitude: position?.lat ?? null,
  longitude: position?.lng ?? null,
})

const addressColumns = ({ street, city, state, zip }: Address) => ({
  street: street || null,
  city: city || null,
  state: state || null,
  zip: zip || null,
})

/** With a new place come its county and, where the old position is far from it, position and time zone. */
function changeAddress(site: SiteFacts, value: string): Change {
  const read = readAddress(value)
  if ('error' in read) return read
  const columns = addressColumns(read.address)
  const { street: _, ...place } = { ...addressOf(site) }
  const isSamePlace = Object.entries(place).every(
    ([part, text]) => read.address[part as keyof Address] === text,
  )
  if (isSamePlace) return { columns }
  if (read.address === EMPTY_ADDRESS) return { columns: { ...columns, county: null } }
  const present = positionOf(site)
  const located = locateNewAddress(read.address, present)
  if ('errors' in located) return { error: Object.values(located.errors)[0] ?? '' }
  const { county, position, timeZone } = located.location
  return {
    columns: {
      ...columns,
      county,
      ...(!keepsPosition(present, position) && {
        ...positionColumns(position),
        time_zone: timeZone ?? site.time_zone,
      }),
    },
  }
}

function changePosition(site: SiteFacts, value: string): Change {
  const read = readPosition(value)
  if ('error' in read) return read
  if (!read.position) return { columns: positionColumns(null) }
  const located = locateAddress(addressOf(site), read.position)
  if ('errors' in located) return { error: Object.values(located.errors)[0] ?? '' }
  return {
    columns: {
      ...positionColumns(read.position),
      time_zone: located.location.timeZone ?? site.time_zone,
    },
  }
}

function changeDays(
  site: SiteFacts,
  days: Partial<Pick<SiteFacts, 'opens_on' | 'closed_on' | 'status'>>,
): Change {
  const { opens_on: first, closed_on: last, status } = { ...site, ...days }
  const error = siteDaysProblem(first, last, status)
  return error === null ? { columns: days } : { error }
}

/** Of a count that the schema accepts. */
export const numberOf = (text: string): number | null => (text === '' ? null : Number(text))

/** What an edit of one field writes, or why it does not fit the other facts. `value` is one that the schema accepts. */
export function changeSite(site: SiteFacts, field: SiteField, value: string): Change {
  switch (field) {
    case 'name':
      return { columns: { name: value } }
    case 'number':
      return { columns: { number: value } }
    case 'group':
      return { columns: { parent_group_id: value } }
    case 'status':
      return changeDays(site, { status: value })
    case 'opensOn':
      return changeDays(site, { opens_on: value || null })
    case 'closedOn':
      return changeDays(site, { closed_on: value || null })
    case 'address':
      return changeAddress(site, value)
    case 'county':
      return { columns: { county: value || null } }
    case 'position':
      return changePosition(site, value)
    case 'timeZone':
      return { columns: { time_zone: value } }
    case 'phone':
      return { columns: { phone: value || null } }
    case 'screens':
      return { columns: { screens: numberOf(value) } }
    case 'pumps':
      return { columns: { pumps: numberOf(value) } }
    case 'notes':
      return { columns: { notes: value || null } }
  }
}
