import 'server-only'
import type { AdColumn, AdFilter } from '@/lib/ads/lists'
import { toAdKind, type AdGroupStatus, toAdGroupStatus } from '@/lib/ads/types'
import { DataError } from '@/lib/errors'
import type { ListQuery } from '@/lib/list/query'
import {
  batchesOf,
  LIST_PAGE_SIZE,
  pagesOf,
  readViewPage,
  type RowRange,
  searchTextFilter,
  searchWords,
  type SessionClient,
  toFoundRows,
} from '@/lib/data/query/lists'
import { inOrder, type SortKey } from '@/lib/data/query/row-order'

export type LibraryAd = {
  id: string
  title: string
  picture: string | null
  film: string | null
  groupId: string
  group: string
  client: string
  product: string
  status: AdGroupStatus
  /** That has made it; null without one. */
  template: { id: string; name: string } | null
  createdAt: string
  changedAt: string
}

export type LibraryQuery = ListQuery<AdColumn, AdFilter>

/** The generated types make every column of a view nullable; only the paths and the template can be null. */
type ViewRow = {
  id: string
  title: string
  static_ad_url: string | null
  motion_ad_url: string | null
  ad_group_id: string
  ad_group: string
  status: string
  parent_group: string
  product: string
  created_at: string
  updated_at: string
  template_id: string | null
  template: string | null
}

const COLUMNS =
  'id, title, static_ad_url, motion_ad_url, ad_group_id, ad_group, status, parent_group, product, created_at, updated_at, template_id, template'

const ORDERS: Partial<Record<AdColumn, keyof ViewRow>> = {
  title: 'title',
  group: 'ad_group',
  client: 'parent_group',
  product: 'product',
  changed: 'updated_at',
}

const JOINED: readonly (keyof ViewRow)[] = ['ad_group', 'parent_group', 'product']

const toAd = (row: ViewRow): LibraryAd => ({
  id: row.id,
  title: row.title,
  picture: row.static_ad_url,
  film: row.motion_ad_url,
  groupId: row.ad_group_id,
  group: row.ad_group,
  client: row.parent_group,
  product: row.product,
  status: toAdGroupStatus(row.status) ?? 'planned',
  template: row.template_id === null ? null : { id: row.template_id, name: row.template ?? '' },
  createdAt: row.created_at,
  changedAt: row.updated_at,
})

async function readRows(client: SessionClient, query: LibraryQuery, range: RowRange) {
  const { text, filters, sort, isDescending } = query
  const missing = toAdKind(filters.missing)
  const words = searchTextFilter(text)
  const column = ORDERS[sort] ?? 'created_at'
  const order: SortKey<keyof ViewRow>[] = [{ column, isDescending }, { column: 'id' }]
  const response = await readViewPage(range, COLUMNS, JOINED.includes(column), (columns, slice, ids) => {
    let request = client.from('ad_list').select(columns, { count: slice?.count })
    if (ids) request = request.in('id', ids)
    if (filters.client) request = request.eq('parent_group_id', filters.client)
    if (filters.product) request = request.eq('product_id', filters.product)
    if (filters.status) request = request.eq('status', filters.status)
    if (filters.template) request = request.eq('template_id', filters.template)
    if (missing) request = request.is(`${missing}_ad_url`, null)
    if (filters.feedback === 'open') request = request.eq('has_open_comments', true)
    if (filters.feedback === 'approved') request = request.eq('is_just_approved', true)
    if (filters.mine) request = request.eq('is_mine', true)
    if (words) request = request.or(words)
    return inOrder(request, order, slice).overrideTypes<ViewRow[], { merge: false }>()
  })
  return toFoundRows('adLibrary.readRows', response, order, toAd)
}

/** No index helps with words, so one scan both finds and counts. */
async function searchByWords(client: SessionClient, query: LibraryQuery, words: string[], first: number) {
  const { filters, sort, isDescending } = query
  const { data, error } = await client.rpc('search_ads', {
    words,
    of_client: filters.client,
    of_product: filters.product,
    with_status: filters.status,
    without: toAdKind(filters.missing) ?? undefined,
    of_template: filters.template,
    feedback: filters.feedback,
    mine: filters.mine === 'yes',
    sort_by: ORDERS[sort],
    descending: isDescending,
    max_rows: LIST_PAGE_SIZE,
    skip_rows: first,
  })
  if (error) throw new DataError('adLibrary.findByWords', { cause: error })
  return { rows: data.map(toAd), total: data[0]?.total ?? null }
}

export const searchAds = pagesOf((client, query: LibraryQuery, range) => {
  const words = searchWords(query.text)
  return words.length > 0 ? searchByWords(client, query, words, range.first) : readRows(client, query, range)
})
export const exportAds = batchesOf(readRows)
