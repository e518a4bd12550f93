import 'server-only'
import { type AdGroupColumn, type AdGroupFilter, NOBODY, toDue } from '@/lib/ads/lists'
import { type AdGroupStatus, DONE_STATUSES, toAdGroupStatus } from '@/lib/ads/types'
import { DataError, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import { MAX_SELECTION, type Selection } from '@/lib/list/selection'
import type { ListQuery } from '@/lib/list/query'
import { companyDay } from '@/lib/time/in-zone'
import { createSessionClient } from '@/lib/supabase/server'
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

export type AdGroupRow = {
  id: string
  name: string
  client: string
  product: string
  /** Null: no client of the catalogue. */
  catalogueClient: string | null
  status: AdGroupStatus
  /** As '2026-12-04'. */
  dueDate: string | null
  isPreviewOpen: boolean
  createdAt: string
  changedAt: string
}

export type AdGroupQuery = ListQuery<AdGroupColumn, AdGroupFilter>

/** The generated types make every column of a view nullable; only date and client can be null. */
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
  client: string | null
}

const COLUMNS =
  'id, name, parent_group, product, status, due_date, preview_open, created_at, updated_at, client'

const ORDERS: Partial<Record<AdGroupColumn, keyof ViewRow>> = {
  name: 'name',
  client: 'parent_group',
  product: 'product',
  due: 'due_date',
  changed: 'updated_at',
}

const JOINED: readonly (keyof ViewRow)[] = ['parent_group', 'product']

const DAY_MS = 86_400_000
const dayFromNow = (days: number) => companyDay(new Date(Date.now() + days * DAY_MS).toISOString())

type DueDates = {
  /** As '2026-12-04'. `before` is exclusive. */
  from?: string
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

/** What the filters for status and due date say together. */
function readStatuses({ status, due }: AdGroupQuery['filters']) {
  const without = status === 'open' ? DONE_STATUSES : readDueDates(due).withoutStatuses
  return { status: toAdGroupStatus(status) ?? undefined, without }
}

/** A person, or nobody. */
const readAssignee = ({ assignee }: AdGroupQuery['filters']) => ({
  person: assignee === NOBODY ? undefined : assignee,
  isNobody: assignee === NOBODY,
})

const toRow = (row: ViewRow): AdGroupRow => ({
  id: row.id,
  name: row.name,
  client: row.parent_group,
  product: row.product,
  catalogueClient: row.client,
  status: toAdGroupStatus(row.status) ?? 'planned',
  dueDate: row.due_date,
  isPreviewOpen: row.preview_open,
  createdAt: row.created_at,
  changedAt: row.updated_at,
})

/** Counting costs as much as reading all rows. */
function buildQuery(
  client: SessionClient,
  { text, filters }: AdGroupQuery,
  columns: string,
  count?: 'exact',
) {
  // This view has one row per assignee, the other one per group.
  const { person, isNobody } = readAssignee(filters)
  const view = person ? 'assigned_ad_group_list' : 'ad_group_list'
  let request = client.from(view as 'assigned_ad_group_list').select(columns, { count })
  if (person) request = request.eq('assignee_id', person)
  // Only the view without assignees has this column.
  if (isNobody) request = request.eq('is_assigned' as 'preview_open', false)
  const { status, without } = readStatuses(filters)
  if (status) request = request.eq('status', status)
  if (without) request = request.not('status', 'in', `(${without.join(',')})`)
  if (filters.client) request = request.eq('parent_group_id', filters.client)
  if (filters.product) request = request.eq('product_id', filters.product)
  const due = readDueDates(filters.due)
  if (due.from) request = request.gte('due_date', due.from)
  if (due.before) request = request.lt('due_date', due.before)
  if (due.areMissing) request = request.is('due_date', null)
  const words = searchTextFilter(text)
  return words ? request.or(words) : request
}

async function readRows(client: SessionClient, query: AdGroupQuery, range: RowRange) {
  const column = ORDERS[query.sort] ?? 'created_at'
  const order: SortKey<keyof ViewRow>[] = [
    // Only the due date can be null. NULLS LAST on another column would miss its index.
    { column, isDescending: query.isDescending, ...(column === 'due_date' && { nulls: 'last' }) },
    // So no row is on two pages.
    { column: 'id' },
  ]
  const isJoined = JOINED.includes(column)
  const response = await readViewPage(range, COLUMNS, isJoined, (columns, slice, ids) => {
    const request = buildQuery(client, query, columns, slice?.count)
    const found = ids ? request.in('id', ids) : request
    return inOrder(found, order, slice).overrideTypes<ViewRow[], { merge: false }>()
  })
  return toFoundRows('adGroups.readRows', response, order, toRow)
}

/** As the database finds the rows. */
export function toAdGroupFilter({ text, filters }: AdGroupQuery) {
  const due = readDueDates(filters.due)
  const { status, without } = readStatuses(filters)
  const { person, isNobody } = readAssignee(filters)
  return {
    words: searchWords(text),
    of_client: filters.client,
    of_product: filters.product,
    of_assignee: person,
    of_nobody: isNobody,
    with_status: status,
    without_statuses: without && [...without],
    due_from: due.from,
    due_before: due.before,
    without_due_date: due.areMissing,
  }
}

/** No index helps with words, so one scan finds and counts. */
async function searchByWords(client: SessionClient, query: AdGroupQuery, first: number) {
  const { data, error } = await client.rpc('search_ad_groups', {
    ...toAdGroupFilter(query),
    sort_by: ORDERS[query.sort],
    descending: query.isDescending,
    max_rows: LIST_PAGE_SIZE,
    skip_rows: first,
  })
  if (error) throw new DataError('adGroups.findByWords', { cause: error })
  return { rows: data.map(toRow), total: data[0]?.total ?? null }
}

export const searchAdGroups = pagesOf((client, query: AdGroupQuery, range) => {
  const hasWords = searchWords(query.text).length > 0
  return hasWords ? searchByWords(client, query, range.first) : readRows(client, query, range)
})

async function readCounts(client: SessionClient, groupIds: string[]): Promise<Map<string, number>> {
  if (groupIds.length === 0) return new Map()
  const { data, error } = await client.rpc('count_ads', { group_ids: groupIds })
  if (error) throw new DataError('adGroups.countAds', { cause: error })
  return new Map(data.map((row) => [row.ad_group_id, row.ads]))
}

/** Groups without ads have no entry. */
export const countAds = async (groupIds: string[]) => readCounts(await createSessionClient(), groupIds)

export type ExportedAdGroup = AdGroupRow & { ads: number }

export const exportAdGroups = batchesOf(async (client, query: AdGroupQuery, range) => {
  const found = await readRows(client, query, range)
  const counts = await readCounts(
    client,
    found.rows.map(({ id }) => id),
  )
  const addAds = (row: AdGroupRow): ExportedAdGroup => ({ ...row, ads: counts.get(row.id) ?? 0 })
  return { ...found, rows: found.rows.map(addAds) }
})

/** Null when the list has changed since it was shown: another number of groups, or a later change. */
export async function listSelectedAdGroups(
  selection: Extract<Selection, { kind: 'all' }>,
  query: AdGroupQuery,
): Promise<string[] | null> {
  const client = await createSessionClient()
  const { data, count, error } = await buildQuery(client, query, 'id, updated_at', 'exact')
    .limit(MAX_SELECTION)
    .overrideTypes<Pick<ViewRow, 'id' | 'updated_at'>[], { merge: false }>()
  if (error) throw new DataError('adGroups.listChosenAdGroups', { cause: error })
  const loadedAt = Date.parse(selection.asOf)
  const isUnchanged = count === selection.count && data.every((row) => Date.parse(row.updated_at) <= loadedAt)
  return isUnchanged ? data.map((row) => row.id) : null
}

/** 'conflict': a group is gone or may not be changed, and no group was changed. */
export async function setAdGroupsStatus(groupIds: string[], status: AdGroupStatus): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('set_ad_groups_status', { group_ids: groupIds, new_status: status })
  return rpcOutcome('bulkAdGroups.setStatus', error)
}
