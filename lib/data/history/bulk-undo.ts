import 'server-only'
import { DataError, rpcOutcome } from '@/lib/errors'
import type { RowChange, UndoneChange } from '@/lib/list/bulk-undo'
import { createSessionClient } from '@/lib/supabase/server'

type BulkTable = 'contact_submissions' | 'service_geo_pages' | 'seo_blog_posts'

/** The newest change of each record by the signed-in person: right after a change of many, the one that it made. */
export async function listLastChanges(table: BulkTable, ids: string[]): Promise<RowChange[]> {
  if (ids.length === 0) return []
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_last_changes', { record_table: table, record_ids: ids })
  if (error) throw new DataError('bulkUndo.listLastChanges', { cause: error })
  return data.map(({ record_id: id, change_id: change }) => ({ id, change }))
}

/** Null when this person may not. Each change is undone unless its record was changed again since. */
export async function undoChanges(
  table: BulkTable,
  changes: readonly RowChange[],
): Promise<UndoneChange[] | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('undo_changes', {
    record_table: table,
    record_ids: changes.map(({ id }) => id),
    change_ids: changes.map(({ change }) => change),
  })
  if (rpcOutcome('bulkUndo.undoChanges', error) !== 'done') return null
  const outcomes = new Map(data?.map((row) => [row.record_id, row.outcome as UndoneChange['outcome']]))
  return changes.map(({ id }) => ({ id, outcome: outcomes.get(id) ?? 'refused' }))
}
