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
import type { BrandRole } from '@/lib/owl/brand-roles'
import type { Offer, WhereKind } from '@/lib/owl/deals/deal'
import { type DealColumn, type DealFilter, toDealSoon, toDealStatus } from '@/lib/owl/deals/deal-list'
import type { DealStatus } from '@/lib/owl/deals/status'
import { type Picture, PICTURE_COLUMNS, toPicture } from '@/lib/owl/picture'
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
  /** Names of brands that the sites carry. */
  brands: string[]
  role: BrandRole | null
  chosenSites: number
  exceptions: number
  picture: Picture | null
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
  where_brands: string[]
  where_role: string | null
  chosen_sites: number
  exceptions: number
  created_at: string
  updated_at: string
  picture_path: string | null
  picture_alt: string | null
}

const COLUMNS = `id, title, parent_group, offer_kind, offer_cents, offer_basis_points, offer_count, offer_get,
  offer_points, old_price_cents, product_names, status, first_on, last_on, where_kind, where_states, where_brands,
  where_role, chosen_sites,
  exceptions, created_at, updated_at, ${PICTURE_COLUMNS}`

const ORDERS: Partial<Record<DealColumn, keyof ViewRow>> = {
  title: 'title',
  group: 'parent_group',
  last: 'last_on',
  created: 'created_at',
  changed: 'updated_at',
}

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
  brands: row.where_brands,
  role: row.where_role as BrandRole | null,
  chosenSites: row.chosen_sites,
  exceptions: row.exceptions,
  picture: toPicture(row),
  createdAt: row.created_at,
  changedAt: row.updated_at,
})

async function readRows(client: SessionClient, query: DealQuery, range: RowRange) {
  const { text, filters, sort, isDescending } = query
  const soon = toDealSoon(filters.soon)
  const words = searchTextFilter(text)
  const column = ORDERS[sort] ?? 'first_on'
  const order: SortKey<keyof ViewRow>[] = [{ column, isDescending }, { column: 'id' }]
  const response = await readViewPage(range, COLUMNS, column === 'parent_group', (columns, slice, ids) => {
    let request = client.from('deal_list').select(columns, { count: slice?.count })
    if (ids) request = request.in('id', ids)
    if (filters.status) request = request.eq('status', filters.status)
    if (soon) request = request.is(`${soon}_soon`, true)
    if (filters.group) request = request.eq('parent_group_id', filters.group)
    if (filters.product) request = request.contains('product_ids', [filters.product])
    if (filters.picture === 'without') request = request.is('picture_path', null)
    if (filters.picture === 'with') request = request.not('picture_path', 'is', null)
    if (words) request = request.or(words)
    return inOrder(request, order, slice).overrideTypes<ViewRow[], { merge: false }>()
  })
  return toFoundRows('dealList.readRows', response, order, toRow)
}

export const searchDeals = pagesOf(readRows)

export const exportDeals = batchesOf(readRows)
