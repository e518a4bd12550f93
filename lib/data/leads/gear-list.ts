import 'server-only'
import {
  batchesOf,
  pagesOf,
  type RowRange,
  searchTextFilter,
  searchWords,
  type SessionClient,
  toFoundRows,
} from '@/lib/data/query/lists'
import { inOrder, type SortKey } from '@/lib/data/query/row-order'
import { DataError, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import type { GearKind, GearStatus } from '@/lib/leads/gear'
import type { GearColumn, GearFilter } from '@/lib/leads/gear-list'
import type { RowChange, UndoneChange } from '@/lib/list/bulk-undo'
import type { ListQuery } from '@/lib/list/query'
import { MAX_SELECTION, type Selection } from '@/lib/list/selection'
import { createSessionClient } from '@/lib/supabase/server'

export type GearQuery = ListQuery<GearColumn, GearFilter>

export type GearRow = {
  id: string
  kind: GearKind
  name: string
  brand: string
  status: GearStatus
  /** In how many applications. */
  uses: number
  /** ISO 8601. */
  createdAt: string
}

/** The generated type has null in every column of a view. */
type ViewRow = {
  id: string
  kind: GearKind
  name: string
  brand: string
  status: GearStatus
  created_at: string
}

const ORDERS = {
  name: 'name',
  kind: 'kind',
  brand: 'brand',
  status: 'status',
  created: 'created_at',
} as const

async function addUses(client: SessionClient, rows: ViewRow[]): Promise<GearRow[]> {
  if (rows.length === 0) return []
  const { data, error } = await client.rpc('count_gear_uses', { gear_ids: rows.map(({ id }) => id) })
  if (error) throw new DataError('gearList.addUses', { cause: error })
  const uses = new Map(data.map((row) => [row.gear_id, row.uses]))
  return rows.map(({ created_at: createdAt, ...row }) => ({ ...row, createdAt, uses: uses.get(row.id) ?? 0 }))
}

/** As the database finds the rows. */
export const toGearFilter = ({ text, filters }: GearQuery) => ({
  words: searchWords(text),
  kind: filters.kind,
  status: filters.status,
})

async function readRows(client: SessionClient, query: GearQuery, range: RowRange) {
  const { text, filters, sort, isDescending } = query
  let request = client
    .from('gear_list')
    .select('id, kind, name, brand, status, created_at', { count: range.count })
  if (filters.kind) request = request.eq('kind', filters.kind)
  if (filters.status) request = request.eq('status', filters.status)
  const words = searchTextFilter(text)
  if (words) request = request.or(words)
  const order: SortKey<keyof ViewRow>[] = [
    { column: sort === 'uses' ? 'name' : ORDERS[sort], isDescending },
    { column: 'name' },
    { column: 'id' },
  ]
  const response = await inOrder(request, order, range).overrideTypes<ViewRow[], { merge: false }>()
  return toFoundRows('gearList.readRows', response, order, (row) => row)
}

async function readRowsWithUses(client: SessionClient, query: GearQuery, range: RowRange) {
  const found = await readRows(client, query, range)
  return { ...found, rows: await addUses(client, found.rows) }
}

export const searchGear = pagesOf(readRowsWithUses)
export const exportGear = batchesOf(readRowsWithUses)

/** Null when the list is not what the person saw. */
export async function listSelectedGear(selection: Selection, query: GearQuery): Promise<string[] | null> {
  if (selection.kind === 'rows') return selection.ids
  const { rows } = await readRows(await createSessionClient(), query, { first: 0, last: MAX_SELECTION })
  const isSame = rows.length === selection.count && rows.every((row) => row.created_at <= selection.asOf)
  return isSame ? rows.map(({ id }) => id) : null
}

export type GearOutcome = { id: string; outcome: 'done' | 'unchanged' | 'missing' }

/** Null when this person may not. */
export async function settleGear(
  ids: string[],
  status: 'approved' | 'declined',
): Promise<{ outcomes: GearOutcome[]; changes: RowChange[] } | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('settle_gear', { gear_ids: ids, new_status: status })
  if (rpcOutcome('gearList.settleGear', error) !== 'done') return null
  const rows = (data ?? []) as {
    gear_id: string
    outcome: GearOutcome['outcome']
    change_id: number | null
  }[]
  return {
    outcomes: rows.map((row) => ({ id: row.gear_id, outcome: row.outcome })),
    changes: rows.flatMap((row) =>
      row.change_id === null ? [] : [{ id: row.gear_id, change: row.change_id }],
    ),
  }
}

/** Null when this person may not. */
export async function undoGearChanges(changes: readonly RowChange[]): Promise<UndoneChange[] | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('undo_gear_changes', {
    gear_ids: changes.map(({ id }) => id),
    change_ids: changes.map(({ change }) => change),
  })
  if (rpcOutcome('gearList.undoGearChanges', error) !== 'done') return null
  return (data ?? []).map((row) => ({ id: row.gear_id, outcome: row.outcome as UndoneChange['outcome'] }))
}

/** The camera or lens with this name, ignoring case; null without one. Cameras and lenses may share a name: `ids` decides. */
async function findGear(client: SessionClient, name: string, ids: string[]): Promise<string | null> {
  const escaped = name.replace(/[\\%_*]/g, (sign) => (sign === '*' ? '_' : `\\${sign}`))
  const [{ data, error }, chosen] = await Promise.all([
    client
      .from('gear_list')
      .select('id, kind, name')
      .ilike('name', escaped)
      .overrideTypes<Pick<ViewRow, 'id' | 'kind' | 'name'>[], { merge: false }>(),
    client.from('cameras').select('id').in('id', ids.slice(0, 1)),
  ])
  if (error ?? chosen.error) throw new DataError('gearList.findGear', { cause: error ?? chosen.error })
  const kind: GearKind = chosen.data && chosen.data.length > 0 ? 'camera' : 'lens'
  const same = data.filter((gear) => gear.name.toLowerCase() === name.toLowerCase() && !ids.includes(gear.id))
  return (same.find((gear) => gear.kind === kind) ?? same[0])?.id ?? null
}

/** `unknown`: nothing has the name, besides the chosen entries. `conflict`: cameras and lenses are mixed. */
export async function mergeGear(ids: string[], name: string): Promise<RpcOutcome | 'unknown'> {
  const client = await createSessionClient()
  const into = await findGear(client, name, ids)
  if (into === null) return 'unknown'
  const { error } = await client.rpc('merge_gear', { gear_ids: ids, into_id: into })
  return rpcOutcome('gearList.mergeGear', error)
}
