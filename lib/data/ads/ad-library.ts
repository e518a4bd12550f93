import 'server-only'
import type { AdColumn, AdFilter } from '@/lib/ads/lists'
import { toAdKind, type AdGroupStatus, toAdGroupStatus } from '@/lib/ads/types'
import { DataError } from '@/lib/errors'
import type { ListQuery } from '@/lib/list/query'
import { createSessionClient } from '@/lib/supabase/server'
import {
  searchTextFilter,
  readInBatches,
  isOutOfRange,
  LIST_PAGE_SIZE,
  type ListPage,
  readListPage,
  searchWords,
} from '@/lib/data/query/lists'

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
  createdAt: string
  changedAt: string
}

export type LibraryQuery = ListQuery<AdColumn, AdFilter>

/** The generated types make every column of a view nullable; only the paths can be null. */
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
}

const COLUMNS =
  'id, title, static_ad_url, motion_ad_url, ad_group_id, ad_group, status, parent_group, product, created_at, updated_at'

const ORDERS: Partial<Record<AdColumn, keyof ViewRow>> = {
  title: 'title',
  group: 'ad_group',
  client: 'parent_group',
  product: 'product',
  changed: 'updated_at',
}

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
  createdAt: row.created_at,
  changedAt: row.updated_at,
})

type Client = Awaited<ReturnType<typeof createSessionClient>>

/** `first` and `last` are inclusive and count from 0. Counting costs as much as reading all rows. */
async function readRows(client: Client, query: LibraryQuery, first: number, last: number, count?: 'exact') {
  const { text, filters, sort, isDescending } = query
  let request = client.from('ad_list').select(COLUMNS, { count })
  if (filters.client) request = request.eq('parent_group_id', filters.client)
  if (filters.product) request = request.eq('product_id', filters.product)
  if (filters.status) request = request.eq('status', filters.status)
  const missing = toAdKind(filters.missing)
  if (missing) request = request.is(`${missing}_ad_url`, null)
  const words = searchTextFilter(text)
  if (words) request = request.or(words)
  const response = await request
    .order(ORDERS[sort] ?? 'created_at', { ascending: !isDescending })
    .order('id')
    .range(first, last)
    .overrideTypes<ViewRow[], { merge: false }>()
  if (isOutOfRange(response.error)) return { rows: [], total: null }
  if (response.error) throw new DataError('adLibrary.readRows', { cause: response.error })
  return { rows: response.data.map(toAd), total: response.count }
}

/** No index helps with words, so one scan both finds and counts. */
async function searchByWords(client: Client, query: LibraryQuery, words: string[], first: number) {
  const { filters, sort, isDescending } = query
  const { data, error } = await client.rpc('search_ads', {
    words,
    of_client: filters.client,
    of_product: filters.product,
    with_status: filters.status,
    without: toAdKind(filters.missing) ?? undefined,
    sort_by: ORDERS[sort],
    descending: isDescending,
    max_rows: LIST_PAGE_SIZE,
    skip_rows: first,
  })
  if (error) throw new DataError('adLibrary.findByWords', { cause: error })
  return { rows: data.map(toAd), total: data[0]?.total ?? null }
}

/** Null behind the last page. */
export async function searchAds(query: LibraryQuery): Promise<ListPage<LibraryAd> | null> {
  const client = await createSessionClient()
  const words = searchWords(query.text)
  return readListPage(query.page, (first, last) =>
    words.length > 0
      ? searchByWords(client, query, words, first)
      : readRows(client, query, first, last, 'exact'),
  )
}

/** Creates the client first, while the request and its cookies are available. */
export async function exportAds(query: LibraryQuery): Promise<AsyncIterable<LibraryAd[]>> {
  const client = await createSessionClient()
  return readInBatches(async (first, last) => (await readRows(client, query, first, last)).rows)
}
