import 'server-only'
import {
  batchesOf,
  pagesOf,
  type RowRange,
  searchTextFilter,
  type SessionClient,
  toFoundRows,
} from '@/lib/data/query/lists'
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

async function readRows(
  client: SessionClient,
  { text, filters, sort, isDescending }: ListQuery<CarriedColumn, CarriedFilter>,
  { first, last, count }: RowRange,
) {
  let request = client
    .from('brand_association_list')
    .select(
      'id, site_id, number, site, city, state, parent_group, brand, role, first_on, last_on, created_at, updated_at',
      { count },
    )
  if (filters.group) request = request.eq('parent_group_id', filters.group)
  if (filters.brand) request = request.eq('brand_id', filters.brand)
  if (filters.role) request = request.eq('role', filters.role)
  if (filters.state) request = request.eq('state', filters.state)
  const conditions = [searchTextFilter(text)]
  if (filters.on) {
    request = request.lte('first_on', filters.on)
    // One condition with the words, because the embedded stack heeds only the last of several.
    const stillCarried = `or(last_on.is.null,last_on.gte.${filters.on})`
    conditions.push(stillCarried)
  }
  const known = conditions.filter((condition) => condition !== null)
  if (known.length > 0)
    request = request.or(known.length === 1 ? (known[0] ?? '') : `and(${known.join(',')})`)
  for (const column of ORDERS[sort]) {
    request = request.order(column, { ascending: !isDescending, nullsFirst: sort === 'last' && isDescending })
  }
  const response = await request.order('id').range(first, last).overrideTypes<ViewRow[], { merge: false }>()
  return toFoundRows('carriedList.readRows', response, (row) => row)
}

export type CarriedRow = ViewRow

export const searchCarriedBrands = pagesOf(readRows)
export const exportCarriedBrands = batchesOf(readRows)
