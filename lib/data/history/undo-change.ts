import 'server-only'
import {
  CONFLICT,
  DataError,
  FOREIGN_KEY_VIOLATION,
  INCOMPLETE,
  isRefused,
  rpcOutcome,
  UNIQUE_VIOLATION,
} from '@/lib/errors'
import type { Json } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'
import {
  TABLE_TAGS,
  toChanges,
  type HistoryChange,
  type HistoryEntry,
  type HistoryTable,
} from './record-history'

export type NotUndone =
  /** These columns have other values by now, or ones that another record needs. `reason` is what the database said. */
  | { outcome: 'conflict'; columns: string[]; reason?: string }
  /** A published video would lack what it needs. */
  | { outcome: 'incomplete' }
  /** The record is gone or back already, or the person may not change it. */
  | { outcome: 'refused' }

/** `table` is the one that was written: the record's, or that of what belongs to it. */
type Undone = { outcome: 'done'; table: HistoryTable } | NotUndone

const REFUSED: Undone = { outcome: 'refused' }
const INCOMPLETELY: Undone = { outcome: 'incomplete' }
const conflict = (columns: string[], reason?: string): Undone => ({ outcome: 'conflict', columns, reason })

type Client = Awaited<ReturnType<typeof createSessionClient>>
type Entry = { id: number; table: HistoryTable; key: Record<string, Json>; changes: HistoryChange[] }

/** One of the tables with the same kind of writes. The entry names its columns. */
const tableOf = (client: Client, { table }: Entry) => client.from(table as 'clients')

type Row = Record<string, Json>

async function readRecord(client: Client, entry: Entry): Promise<Row | null> {
  const { data, error } = await tableOf(client, entry).select().match(entry.key).maybeSingle<Row>()
  if (error) throw new DataError('undoChange.readRecord', { cause: error })
  return data
}

/** The columns that have another value than the change wrote. */
const changedSince = (row: Row, { changes }: Entry): string[] =>
  changes
    .filter(({ column, after }) => JSON.stringify(row[column]) !== JSON.stringify(after))
    .map(({ column }) => column)

async function findChangedColumns(client: Client, entry: Entry): Promise<Undone> {
  const row = await readRecord(client, entry)
  const changed = row ? changedSince(row, entry) : []
  return changed.length > 0 ? conflict(changed) : REFUSED
}

/** Characters. */
const LONG = 500

/**
 * A request cannot name objects, lists and long values in its address, and line breaks at the end get lost there, as captions have
 * them. The version of the record stands for such a value.
 */
const needsVersion = (value: Json) =>
  (typeof value === 'object' && value !== null) ||
  (typeof value === 'string' && (value.length > LONG || value.trim() !== value))

/** Writes only where every column still has the value that the change wrote. */
async function undoUpdate(client: Client, entry: Entry): Promise<Undone> {
  const columns = entry.changes.map(({ column }) => column)
  const before = Object.fromEntries(entry.changes.map(({ column, before }) => [column, before]))
  let request = tableOf(client, entry)
    .update(before as { name?: string })
    .match(entry.key)
  if (entry.changes.some(({ after }) => needsVersion(after))) {
    const row = await readRecord(client, entry)
    if (!row) return REFUSED
    const changed = changedSince(row, entry)
    if (changed.length > 0) return conflict(changed)
    request = request.eq('version', Number(row.version))
  } else {
    for (const { column, after } of entry.changes) {
      request = after === null ? request.is(column, null) : request.eq(column, after as string)
    }
  }
  const { data, error } = await request.select()
  if (error?.code === CONFLICT) return conflict(columns, error.message)
  if (error && [UNIQUE_VIOLATION, FOREIGN_KEY_VIOLATION].includes(error.code)) return conflict(columns)
  if (error?.code === INCOMPLETE) return INCOMPLETELY
  if (isRefused(error)) return REFUSED
  if (error) throw new DataError('undoChange.undoUpdate', { cause: error })
  return data.length > 0 ? { outcome: 'done', table: entry.table } : findChangedColumns(client, entry)
}

async function undoDelete(client: Client, entry: Entry): Promise<Undone> {
  const row = Object.fromEntries(entry.changes.map(({ column, before }) => [column, before]))
  const { error } = await tableOf(client, entry).insert(row as { name: string })
  if (error?.code === UNIQUE_VIOLATION) return conflict(['name'])
  if (error?.code === CONFLICT) return conflict(['first_on', 'last_on'])
  if (error?.code === FOREIGN_KEY_VIOLATION)
    return conflict(Object.keys(row).filter((column) => column !== 'id' && column.endsWith('_id')))
  if (error?.code === INCOMPLETE) return INCOMPLETELY
  if (isRefused(error)) return REFUSED
  if (error) throw new DataError('undoChange.undoDelete', { cause: error })
  if (entry.table === 'videos') await restoreVideoLinks(client, entry.id)
  return { outcome: 'done', table: entry.table }
}

async function restoreVideoLinks(client: Client, deletionId: number) {
  const { error } = await client.rpc('restore_video_links', { deletion_id: deletionId })
  if (error) throw new DataError('undoChange.restoreVideoLinks', { cause: error })
}

/** Tables whose rows only link two records: adding one is undone by deleting it. */
const LINKS: readonly HistoryTable[] = ['video_clients', 'video_industries']

async function undoLink(client: Client, entry: Entry): Promise<Undone> {
  if (!LINKS.includes(entry.table)) return REFUSED
  const { data, error } = await tableOf(client, entry).delete().match(entry.key).select()
  if (error?.code === INCOMPLETE) return INCOMPLETELY
  if (isRefused(error)) return REFUSED
  if (error) throw new DataError('undoChange.undoLink', { cause: error })
  return data.length > 0 ? { outcome: 'done', table: entry.table } : REFUSED
}

const isHistoryTable = (table: string): table is HistoryTable => Object.hasOwn(TABLE_TAGS, table)

/** Writes as the signed-in person, so that row level security decides. The undoing is a change of its own in the history. */
export async function undoChange(table: HistoryTable, id: string, entryId: number): Promise<Undone> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('get_record_change', { entry_id: entryId })
  if (rpcOutcome('undoChange.undoChange', error) !== 'done') return REFUSED
  const [row] = data ?? []
  if (!row || !isHistoryTable(row.table_name)) return REFUSED
  const key = row.row_key as Record<string, Json>
  const isPart =
    (table === 'videos' && row.table_name !== table && key.video_id === id) ||
    (table === 'contacts' && row.table_name === 'contact_duties' && key.contact_id === id)
  if (!isPart && (row.table_name !== table || key.id !== id)) return REFUSED
  const entry: Entry = { id: entryId, table: row.table_name, key, changes: toChanges(row.changed_values) }
  switch (row.action as HistoryEntry['action']) {
    case 'update':
      return undoUpdate(client, entry)
    case 'delete':
      return undoDelete(client, entry)
    case 'insert':
      return undoLink(client, entry)
  }
}
