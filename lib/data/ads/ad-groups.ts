import 'server-only'
import { type AdGroupColumn, type AdGroupFilter, toDue } from '@/lib/ads/lists'
import { type AdGroupStatus, DONE_STATUSES, toAdGroupStatus } from '@/lib/ads/statuses'
import { DataError } from '@/lib/errors'
import { searchWords } from '@/lib/list/search-words'
import { MAX_SELECTION, type Selection } from '@/lib/list/selection'
import type { ListQuery } from '@/lib/list/query'
import { companyDay } from '@/lib/time/in-zone'
import { createSessionClient } from '@/lib/supabase/server'
import { searchTextFilter } from '@/lib/data/query/search-filter'
import { readInBatches, isOutOfRange, type ListPage, toListPage } from '@/lib/data/query/paging'

const PAGE_SIZE = 50

export type AdGroupRow = {
  id: string
  name: string
  client: string
  product: string
  status: AdGroupStatus
  /** As in '2026-12-04'; null when none was agreed. */
  dueDate: string | null
  isPreviewOpen: boolean
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601. */
  changedAt: string
}

export type AdGroupQuery = ListQuery<AdGroupColumn, AdGroupFilter>

/** No column of a view is known to be filled, though all of these but the date are. */
type ViewRow = {
  id: string
  name: string
  parent_group: string
  product: string
  status: string
  due_date: string | null
  preview_open: boolean
  created_at: string
  updated_at: string
}

const COLUMNS = 'id, name, parent_group, product, status, due_date, preview_open, created_at, updated_at'

const ORDERS: Partial<Record<AdGroupColumn, keyof ViewRow>> = {
  name: 'name',
  client: 'parent_group',
  product: 'product',
  due: 'due_date',
  changed: 'updated_at',
}

const DAY_MS = 86_400_000
const dayFromNow = (days: number) => companyDay(new Date(Date.now() + days * DAY_MS).toISOString())

/** What is left of a list by when groups are due. */
type DueDates = {
  /** As in '2026-12-04', and itself left. */
  from?: string
  /** As in '2026-12-04', and itself left out. */
  before?: string
  areMissing?: true
  withoutStatuses?: readonly AdGroupStatus[]
}

function readDueDates(value: string | undefined): DueDates {
  switch (toDue(value)) {
    case 'overdue':
      return { before: dayFromNow(0), withoutStatuses: DONE_STATUSES }
    case 'week':
      return { from: dayFromNow(0), before: dayFromNow(8) }
    case 'none':
      return { areMissing: true }
    case null:
      return {}
  }
}

const toRow = (row: ViewRow): AdGroupRow => ({
  id: row.id,
  name: row.name,
  client: row.parent_group,
  product: row.product,
  status: toAdGroupStatus(row.status) ?? 'planned',
  dueDate: row.due_date,
  isPreviewOpen: row.preview_open,
  createdAt: row.created_at,
  changedAt: row.updated_at,
})

type Client = Awaited<ReturnType<typeof createSessionClient>>

/**
 * What a query finds, in its order. The id settles what the order leaves open, so that no row is on two pages.
 *
 * @param count 'exact' has all that is found counted, which costs as much as reading it
 */
function buildQuery(client: Client, query: AdGroupQuery, columns: string, count?: 'exact') {
  const { text, filters, sort, isDescending } = query
  // A group is once in the one view and once for each person in the other.
  const view = filters.assignee ? 'assigned_ad_group_list' : 'ad_group_list'
  let request = client.from(view as 'assigned_ad_group_list').select(columns, { count })
  if (filters.assignee) request = request.eq('assignee_id', filters.assignee)
  if (filters.status) request = request.eq('status', filters.status)
  if (filters.client) request = request.eq('parent_group_id', filters.client)
  if (filters.product) request = request.eq('product_id', filters.product)
  const due = readDueDates(filters.due)
  if (due.from) request = request.gte('due_date', due.from)
  if (due.before) request = request.lt('due_date', due.before)
  if (due.areMissing) request = request.is('due_date', null)
  if (due.withoutStatuses) request = request.not('status', 'in', `(${due.withoutStatuses.join(',')})`)
  const words = searchTextFilter(text)
  if (words) request = request.or(words)
  const column = ORDERS[sort] ?? 'created_at'
  return request
    .order(column, {
      ascending: !isDescending,
      // Of the other columns none is ever empty, and an order that says where nulls go would miss their indexes.
      ...(column === 'due_date' && { nullsFirst: false }),
    })
    .order('id')
}

/** Those from `first` to `last`, both included and counted from 0, and how many there are where they are counted. */
async function readRows(client: Client, query: AdGroupQuery, first: number, last: number, count?: 'exact') {
  const response = await buildQuery(client, query, COLUMNS, count)
    .range(first, last)
    .overrideTypes<ViewRow[], { merge: false }>()
  if (isOutOfRange(response.error)) return { rows: [], total: null }
  if (response.error) throw new DataError('adGroups.readRows', { cause: response.error })
  return { rows: response.data.map(toRow), total: response.count }
}

/** A page of what `find` finds by words, for which no index helps: found and counted in one reading of all groups. */
async function searchByWords(client: Client, query: AdGroupQuery, words: string[], first: number) {
  const { filters, sort, isDescending } = query
  const due = readDueDates(filters.due)
  const { data, error } = await client.rpc('search_ad_groups', {
    words,
    of_client: filters.client,
    of_product: filters.product,
    of_assignee: filters.assignee,
    with_status: filters.status,
    without_statuses: due.withoutStatuses && [...due.withoutStatuses],
    due_from: due.from,
    due_before: due.before,
    without_due_date: due.areMissing,
    sort_by: ORDERS[sort],
    descending: isDescending,
    max_rows: PAGE_SIZE,
    skip_rows: first,
  })
  if (error) throw new DataError('adGroups.findByWords', { cause: error })
  return { rows: data.map(toRow), total: data[0]?.total ?? null }
}

/** One page of what a query finds; null behind the last one. */
export async function searchAdGroups(query: AdGroupQuery): Promise<ListPage<AdGroupRow> | null> {
  const client = await createSessionClient()
  const first = (query.page - 1) * PAGE_SIZE
  const words = searchWords(query.text)
  const { rows, total } =
    words.length > 0
      ? await searchByWords(client, query, words, first)
      : await readRows(client, query, first, first + PAGE_SIZE - 1, 'exact')
  return rows.length === 0 && query.page > 1 ? null : toListPage(rows, total, PAGE_SIZE)
}

async function readCounts(client: Client, groupIds: string[]): Promise<Map<string, number>> {
  if (groupIds.length === 0) return new Map()
  const { data, error } = await client.rpc('count_ads', { group_ids: groupIds })
  if (error) throw new DataError('adGroups.countAds', { cause: error })
  return new Map(data.map((row) => [row.ad_group_id, row.ads]))
}

/** How many ads each group has; groups without any have no entry. */
export const countAds = async (groupIds: string[]) => readCounts(await createSessionClient(), groupIds)

export type ExportedAdGroup = AdGroupRow & { ads: number }

/** Everything a query finds, in batches, in its order. Whoever asks is settled here, while the request is at hand. */
export async function exportAdGroups(query: AdGroupQuery): Promise<AsyncIterable<ExportedAdGroup[]>> {
  const client = await createSessionClient()
  return readInBatches(async (first, last) => {
    const { rows } = await readRows(client, query, first, last)
    const counts = await readCounts(
      client,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => ({ ...row, ads: counts.get(row.id) ?? 0 }))
  })
}

/**
 * The groups that were chosen, by id. Null when the list is not any more what the person saw: another number of groups, or
 * one that changed since.
 */
export async function listSelectedAdGroups(
  selection: Extract<Selection, { kind: 'all' }>,
  query: AdGroupQuery,
): Promise<string[] | null> {
  const { data, count, error } = await buildQuery(
    await createSessionClient(),
    query,
    'id, updated_at',
    'exact',
  )
    .limit(MAX_SELECTION)
    .overrideTypes<Pick<ViewRow, 'id' | 'updated_at'>[], { merge: false }>()
  if (error) throw new DataError('adGroups.listChosenAdGroups', { cause: error })
  const loadedAt = Date.parse(selection.asOf)
  const isUnchanged = count === selection.count && data.every((row) => Date.parse(row.updated_at) <= loadedAt)
  return isUnchanged ? data.map((row) => row.id) : null
}
