import 'server-only'
import {
  isOutOfRange,
  type ListPage,
  readInBatches,
  readListPage,
  searchTextFilter,
} from '@/lib/data/query/lists'
import { DataError } from '@/lib/errors'
import type { ListQuery } from '@/lib/list/query'
import type { Offer, WhereKind } from '@/lib/owl/deals/deal'
import { type DealColumn, type DealFilter, toDealStatus } from '@/lib/owl/deals/deal-list'
import type { DealStatus } from '@/lib/owl/deals/status'
import { createSessionClient } from '@/lib/supabase/server'
import { type OfferColumns, toOffer } from './deal-rows'

export type DealQuery = ListQuery<DealColumn, DealFilter>

/** Days are as in '2026-11-23', instants ISO 8601. */
export type DealRow = {
  id: string
  title: string
  group: string
  offer: Offer
  oldPriceCents: number | null
  products: string[]
  status: DealStatus
  firstOn: string
  lastOn: string
  whereKind: WhereKind
  states: string[]
  chosenSites: number
  exceptions: number
  createdAt: string
  changedAt: string
}

/** The generated type has null in every column of a view. */
type ViewRow = OfferColumns & {
  id: string
  title: string
  parent_group: string
  old_price_cents: number | null
  product_names: string[]
  status: string
  first_on: string
  last_on: string
  where_kind: string
  where_states: string[]
  chosen_sites: number
  exceptions: number
  created_at: string
  updated_at: string
}

const COLUMNS = `id, title, parent_group, offer_kind, offer_cents, offer_basis_points, offer_count, offer_get,
  offer_points, old_price_cents, product_names, status, first_on, last_on, where_kind, where_states, chosen_sites,
  exceptions, created_at, updated_at`

const ORDERS: Partial<Record<DealColumn, keyof ViewRow>> = {
  title: 'title',
  group: 'parent_group',
  last: 'last_on',
  created: 'created_at',
  changed: 'updated_at',
}

type Client = Awaited<ReturnType<typeof createSessionClient>>

const toRow = (row: ViewRow): DealRow => ({
  id: row.id,
  title: row.title,
  group: row.parent_group,
  offer: toOffer(row),
  oldPriceCents: row.old_price_cents,
  products: row.product_names,
  status: toDealStatus(row.status) ?? 'draft',
  firstOn: row.first_on,
  lastOn: row.last_on,
  whereKind: row.where_kind as WhereKind,
  states: row.where_states,
  chosenSites: row.chosen_sites,
  exceptions: row.exceptions,
  createdAt: row.created_at,
  changedAt: row.updated_at,
})

/** The rows from `first` to `last`, both inclusive and counted from 0. */
async function readRows(client: Client, query: DealQuery, first: number, last: number, count?: 'exact') {
  const { text, filters, sort, isDescending } = query
  let request = client.from('deal_list').select(COLUMNS, { count })
  if (filters.status) request = request.eq('status', filters.status)
  if (filters.group) request = request.eq('parent_group_id', filters.group)
  if (filters.product) request = request.contains('product_ids', [filters.product])
  const words = searchTextFilter(text)
  if (words) request = request.or(words)
  const response = await request
    .order(ORDERS[sort] ?? 'first_on', { ascending: !isDescending })
    .order('id')
    .range(first, last)
    .overrideTypes<ViewRow[], { merge: false }>()
  if (isOutOfRange(response.error)) return { rows: [], total: null }
  if (response.error) throw new DataError('dealList.readRows', { cause: response.error })
  return { rows: response.data.map(toRow), total: response.count }
}

/** Null after the last page. */
export async function searchDeals(query: DealQuery): Promise<ListPage<DealRow> | null> {
  const client = await createSessionClient()
  return readListPage(query.page, (first, last) => readRows(client, query, first, last, 'exact'))
}

/** Reads the session now. The batches are read after the request. */
export async function exportDeals(query: DealQuery): Promise<AsyncIterable<DealRow[]>> {
  const client = await createSessionClient()
  return readInBatches(async (first, last) => (await readRows(client, query, first, last)).rows)
}
