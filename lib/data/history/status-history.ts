import 'server-only'
import { type HistoryChange, type HistoryEntry, toChanges } from '@/lib/data/history/record-history'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

/** Their values are not kept, but for those of fixed lists in the audit log. */
type StatusTable = 'videographer_applications' | 'intro_calls' | 'profiles'

/** Newest first. */
export async function listStatusChanges(
  table: StatusTable,
  id: string,
  entry?: number,
): Promise<HistoryEntry[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_status_changes', {
    of_table: table,
    of_record: id,
    of_entry: entry,
  })
  if (error) throw new DataError('statusHistory.listStatusChanges', { cause: error })
  return data.map((row) => ({
    id: row.id,
    happenedAt: row.happened_at,
    actor: row.actor_name as string | null,
    actedAs: row.viewer_name as string | null,
    table,
    action: 'update',
    changes: toChanges(row.changed_values),
    act: null,
  }))
}

/** Of one entry, or of the newest one. Undefined where the log has none. */
export async function findStatusChange(
  table: StatusTable,
  id: string,
  entry?: number,
): Promise<HistoryChange | undefined> {
  const [found] = await listStatusChanges(table, id, entry)
  return found?.changes.find(({ column }) => column === 'status')
}
