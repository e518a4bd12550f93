import 'server-only'
import type { Restored } from '@/lib/audit/acts'
import { DataError, isRefused, rpcOutcome } from '@/lib/errors'
import type { Json } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'
import { TABLE_TAGS, toChanges, type HistoryChange, type HistoryTable } from './record-history'

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
const conflict = (columns: string[], reason?: string): Undone => ({ outcome: 'conflict', columns, reason })

function toUndone(
  { outcome, columns, message }: Restored,
  { table, action, changes }: { table: HistoryTable; action: string; changes: HistoryChange[] },
): Undone {
  const named = changes.map(({ column }) => column)
  switch (outcome) {
    case 'done':
      return { outcome, table }
    case 'changed':
      return conflict(columns ?? named)
    case 'same':
      return action === 'update' ? conflict(named) : REFUSED
    case 'taken':
      return conflict(action === 'delete' ? ['name'] : named)
    case 'missing':
    case 'in_use':
      return conflict(action === 'update' ? named : named.filter((column) => column.endsWith('_id')))
    case 'conflict':
      return conflict(named, message)
    case 'incomplete':
      return { outcome }
    case 'gone':
    case 'refused':
      return REFUSED
  }
}

const isHistoryTable = (table: string): table is HistoryTable => Object.hasOwn(TABLE_TAGS, table)

/** Tables whose rows only link two records: adding one is undone by deleting it. */
const LINKS: readonly HistoryTable[] = ['video_clients', 'video_industries']

/**
 * Writes as the signed-in person, so that row level security decides. The undoing is a change of its own in the history.
 * @param column undoes this field of the change alone
 */
export async function undoChange(
  table: HistoryTable,
  id: string,
  entryId: number,
  column?: string,
): Promise<Undone> {
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
  const changes = toChanges(row.changed_values)
  // A record that was added is taken back with its whole act, where what names it is shown.
  if (row.action === 'insert' && !LINKS.includes(row.table_name)) return REFUSED
  const undone = await client.rpc('undo_change', {
    entry_id: entryId,
    ...(column && { of_columns: [column] }),
  })
  if (isRefused(undone.error)) return REFUSED
  if (undone.error) throw new DataError('undoChange.undoChange', { cause: undone.error })
  return toUndone(undone.data as unknown as Restored, { table: row.table_name, action: row.action, changes })
}
