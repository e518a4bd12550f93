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
import { DataError } from '@/lib/errors'
import type { ListQuery } from '@/lib/list/query'
import {
  type LoyaltyColumn,
  type LoyaltyFilter,
  type ProgramStatus,
  toProgramStatus,
} from '@/lib/owl/loyalty/lists'
import { createSessionClient } from '@/lib/supabase/server'

export type ProgramRow = {
  id: string
  name: string
  group: string
  status: ProgramStatus
  running: { number: number; on: string } | null
  coming: { number: number; on: string } | null
  drafts: number
  members: number
  points: number
  /** ISO 8601. */
  createdAt: string
}

export type LoyaltyQuery = ListQuery<LoyaltyColumn, LoyaltyFilter>

/** The generated type has null in every column of a view. */
type ViewRow = {
  id: string
  name: string
  group_name: string
  status: string
  running_number: number | null
  running_since: string | null
  coming_number: number | null
  coming_on: string | null
  drafts: number
  created_at: string
}

const COLUMNS =
  'id, name, group_name, status, running_number, running_since, coming_number, coming_on, drafts, created_at'

const ORDERS: Partial<Record<LoyaltyColumn, keyof ViewRow>> = {
  group: 'group_name',
  status: 'status',
  coming: 'coming_on',
  created: 'created_at',
}

async function readRows(client: SessionClient, query: LoyaltyQuery, range: RowRange) {
  const { text, filters, sort, isDescending } = query
  let request = client.from('loyalty_program_list').select(COLUMNS, { count: range.count })
  if (filters.status) request = request.eq('status', filters.status)
  if (filters.group) request = request.eq('parent_group_id', filters.group)
  if (filters.coming) request = request.not('coming_on', 'is', null)
  const words = searchTextFilter(text)
  if (words) request = request.or(words)
  const column = ORDERS[sort] ?? 'name'
  const order: SortKey<keyof ViewRow>[] = [
    { column, isDescending, ...(column === 'coming_on' && { nulls: 'last' }) },
    { column: 'name' },
    { column: 'id' },
  ]
  const response = await inOrder(request, order, range).overrideTypes<ViewRow[], { merge: false }>()
  const found = toFoundRows('loyaltyList.readRows', response, order, (row) => row)
  return { ...found, rows: await addCounts(client, found.rows) }
}

async function addCounts(client: SessionClient, rows: ViewRow[]): Promise<ProgramRow[]> {
  if (rows.length === 0) return []
  const { data, error } = await client.rpc('count_loyalty_records', { program_ids: rows.map(({ id }) => id) })
  if (error) throw new DataError('loyaltyList.addCounts', { cause: error })
  const counts = new Map(data.map((count) => [count.program_id, count]))
  const version = (number: number | null, on: string | null) =>
    number === null || on === null ? null : { number, on }
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    group: row.group_name,
    status: toProgramStatus(row.status),
    running: version(row.running_number, row.running_since),
    coming: version(row.coming_number, row.coming_on),
    drafts: row.drafts,
    members: counts.get(row.id)?.members ?? 0,
    points: counts.get(row.id)?.points ?? 0,
    createdAt: row.created_at,
  }))
}

export const searchPrograms = pagesOf(readRows)
export const exportPrograms = batchesOf(readRows)

export type GroupOption = { id: string; name: string }

const MAX_OPTIONS = 1000

export async function listGroupOptions(): Promise<GroupOption[]> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('parent_groups')
    .select('id, name')
    .order('name')
    .limit(MAX_OPTIONS)
  if (error) throw new DataError('loyaltyList.listGroupOptions', { cause: error })
  return data
}
