import 'server-only'
import {
  batchesOf,
  pagesOf,
  type RowRange,
  searchTextFilter,
  type SessionClient,
  toFoundRows,
} from '@/lib/data/query/lists'
import { inOrder, type SortKey } from '@/lib/data/query/row-order'
import type { ListQuery } from '@/lib/list/query'
import { type Circle, type GeoBox, readBox, readCircle } from '@/lib/owl/area'
import type { WeekSpan } from '@/lib/owl/hours'
import {
  type SiteColumn,
  type SiteFilter,
  type SiteStatus,
  toMissingFact,
  toSiteStatus,
} from '@/lib/owl/sites'

export type SiteRow = {
  id: string
  name: string
  number: string
  groupId: string
  group: string
  status: SiteStatus
  /** As '2026-12-25'. */
  opensOn: string | null
  closedOn: string | null
  street: string | null
  city: string | null
  /** Two letters. */
  state: string | null
  zip: string | null
  county: string | null
  position: { lat: number; lng: number } | null
  timeZone: string
  phone: string | null
  screens: number | null
  pumps: number | null
  /** Null: nobody has said. */
  weekHours: WeekSpan[] | null
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601. */
  changedAt: string
}

export type SiteQuery = ListQuery<SiteColumn, SiteFilter>

/** The generated type has null in every column of a view. */
type ViewRow = {
  id: string
  name: string
  number: string
  parent_group_id: string
  parent_group: string
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
  week_hours: WeekSpan[] | null
  created_at: string
  updated_at: string
}

const COLUMNS =
  'id, name, number, parent_group_id, parent_group, status, opens_on, closed_on, street, city, state, zip, county, latitude, longitude, time_zone, phone, screens, pumps, week_hours, created_at, updated_at'

const ORDERS: Partial<Record<SiteColumn, readonly (keyof ViewRow)[]>> = {
  number: ['number'],
  group: ['parent_group'],
  status: ['status'],
  place: ['state', 'city'],
  screens: ['screens'],
  pumps: ['pumps'],
  zip: ['zip'],
  county: ['state', 'county'],
  timeZone: ['time_zone'],
  opensOn: ['opens_on'],
  closedOn: ['closed_on'],
  created: ['created_at'],
  changed: ['updated_at'],
}

const MISSING_FACTS = {
  brand: ['carries_brand', false],
  position: ['latitude', null],
  contact: ['has_contact', false],
  hours: ['week_hours', null],
  phone: ['phone', null],
  street: ['street', null],
} as const

const toRow = (row: ViewRow): SiteRow => ({
  id: row.id,
  name: row.name,
  number: row.number,
  groupId: row.parent_group_id,
  group: row.parent_group,
  status: toSiteStatus(row.status) ?? 'open',
  opensOn: row.opens_on,
  closedOn: row.closed_on,
  street: row.street,
  city: row.city,
  state: row.state,
  zip: row.zip,
  county: row.county,
  position:
    row.latitude === null || row.longitude === null ? null : { lat: row.latitude, lng: row.longitude },
  timeZone: row.time_zone,
  phone: row.phone,
  screens: row.screens,
  pumps: row.pumps,
  weekHours: row.week_hours,
  createdAt: row.created_at,
  changedAt: row.updated_at,
})

const boxFilters = (box: GeoBox | null): string[] =>
  box
    ? [
        `latitude.gte.${box.south}`,
        `latitude.lte.${box.north}`,
        `${box.west <= box.east ? 'and' : 'or'}(longitude.gte.${box.west},longitude.lte.${box.east})`,
      ]
    : []

/** Rows as of the view, which filters narrow further. */
const selectNear = (client: SessionClient, { lat, lng, miles }: Circle, count?: 'exact') =>
  client.rpc('sites_near', { near_latitude: lat, near_longitude: lng, miles }, { count }).select(COLUMNS)

async function readRows(client: SessionClient, query: SiteQuery, range: RowRange) {
  const { text, filters, sort, isDescending } = query
  const circle = readCircle(filters.near)
  const all = client.from('site_list').select(COLUMNS, { count: range.count })
  let request = circle ? (selectNear(client, circle, range.count) as unknown as typeof all) : all
  if (filters.group) request = request.eq('parent_group_id', filters.group)
  if (filters.state) request = request.eq('state', filters.state)
  if (filters.status) request = request.eq('status', filters.status)
  const missing = toMissingFact(filters.missing)
  if (missing) {
    const [column, value] = MISSING_FACTS[missing]
    request = request.is(column, value)
  }
  // One filter: the embedded stack applies only the last one of a kind.
  const conditions = [searchTextFilter(text), ...boxFilters(readBox(filters.box))].filter(Boolean)
  if (conditions.length > 0) request = request.or(`and(${conditions.join(',')})`)
  const order: SortKey<keyof ViewRow>[] = [
    ...(ORDERS[sort] ?? []).map((column) => ({ column, isDescending, nulls: 'last' as const })),
    { column: 'name', isDescending: sort === 'name' && isDescending },
    { column: 'id' },
  ]
  const response = await inOrder(request, order, range).overrideTypes<ViewRow[], { merge: false }>()
  return toFoundRows('siteList.readRows', response, order, toRow)
}

export const searchSites = pagesOf(readRows)

export const exportSites = batchesOf(readRows)
