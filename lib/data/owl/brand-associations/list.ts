import 'server-only'
import {
  batchesOf,
  pagesOf,
  readViewPage,
  type RowRange,
  searchTextFilter,
  type SessionClient,
  toFoundRows,
} from '@/lib/data/query/lists'
import { inOrder, type SortKey } from '@/lib/data/query/row-order'
import type { ListQuery } from '@/lib/list/query'
import type { CarriedColumn, CarriedFilter } from '@/lib/owl/carried-list'

/** The generated type has null in every column of a view. */
type ViewRow = {
  id: string
  site_id: string
  number: string
  site: string
  city: string | null
  state: string | null
  parent_group: string
  brand: string
  role: string
  first_on: string
  last_on: string | null
  created_at: string
  updated_at: string
}

const ORDERS: Record<CarriedColumn, readonly (keyof ViewRow)[]> = {
  brand: ['brand'],
  role: ['role'],
  number: ['number'],
  site: ['site'],
  group: ['parent_group', 'number'],
  place: ['state', 'city'],
  first: ['first_on'],
  last: ['last_on'],
  created: ['created_at'],
  changed: ['updated_at'],
}

const JOINED: readonly CarriedColumn[] = ['brand', 'number', 'site', 'group', 'place']

const COLUMNS =
  'id, site_id, number, site, city, state, parent_group, brand, role, first_on, last_on, created_at, updated_at'

type CarriedQuery = ListQuery<CarriedColumn, CarriedFilter>

async function readRows(client: SessionClient, query: CarriedQuery, range: RowRange) {
  const { text, filters, sort, isDescending } = query
  // One condition of dates and words, because the embedded stack heeds only the last of several.
  const known = [
    searchTextFilter(text),
    filters.on ? `or(last_on.is.null,last_on.gte.${filters.on})` : null,
  ].filter((condition) => condition !== null)
  const nulls = sort === 'last' && isDescending ? 'first' : 'last'
  const order: SortKey<keyof ViewRow>[] = [
    ...ORDERS[sort].map((column) => ({ column, isDescending, nulls }) as const),
    { column: 'id' },
  ]
  const response = await readViewPage(range, COLUMNS, JOINED.includes(sort), (columns, slice, ids) => {
    let request = client.from('brand_association_list').select(columns, { count: slice?.count })
    if (ids) request = request.in('id', ids)
    if (filters.group) request = request.eq('parent_group_id', filters.group)
    if (filters.brand) request = request.eq('brand_id', filters.brand)
    if (filters.role) request = request.eq('role', filters.role)
    if (filters.state) request = request.eq('state', filters.state)
    if (filters.on) request = request.lte('first_on', filters.on)
    if (known.length > 0)
      request = request.or(known.length === 1 ? (known[0] ?? '') : `and(${known.join(',')})`)
    return inOrder(request, order, slice).overrideTypes<ViewRow[], { merge: false }>()
  })
  return toFoundRows('carriedList.readRows', response, order, (row) => row)
}

export type CarriedRow = ViewRow

export const searchCarriedBrands = pagesOf(readRows)
export const exportCarriedBrands = batchesOf(readRows)
