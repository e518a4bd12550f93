import 'server-only'
import { CONFLICT, DataError, isRefused, INCOMPLETE, rpcOutcome } from '@/lib/errors'
import type { BulkWork } from '@/lib/list/bulk-work'
import type { BulkList } from '@/lib/list/selection'
import type { Json } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'

type NewBulkChange = {
  list: BulkList
  /** As in the address of the list. */
  query: string
  /** As the functions of the database find the rows. Undefined values are left out. */
  filters: Record<string, Json | undefined>
  change: Record<string, Json | undefined>
  verb: string
  count: number
  /** ISO 8601. */
  asOf: string
}

/** Call `wakeJobs()` after it. 'changed': the list has another number of rows by now. */
export async function beginBulkChange(change: NewBulkChange): Promise<'begun' | 'changed' | 'refused'> {
  const client = await createSessionClient()
  const { error } = await client
    .rpc('begin_bulk_change', {
      of_list: change.list,
      list_query: change.query,
      filters: change.filters,
      asked: change.change,
      asked_verb: change.verb,
      seen_count: change.count,
      seen_time: change.asOf,
    })
    // It notes up to 100,000 rows.
    .abortSignal(AbortSignal.timeout(60_000))
  if (error?.code === CONFLICT) return 'changed'
  if (isRefused(error) || error?.code === INCOMPLETE) return 'refused'
  if (error) throw new DataError('bulkWork.beginBulkChange', { cause: error })
  return 'begun'
}

/** What the signed-in person began in the last week and has not closed, the newest first. */
export async function listBulkWork(list: BulkList): Promise<BulkWork[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_bulk_changes', { of_list: list })
  if (error) throw new DataError('bulkWork.listBulkWork', { cause: error })
  return data as unknown as BulkWork[]
}

/** Nothing happens where it is not this person's, or is past that. Call `wakeJobs()` after it. */
export async function undoBulkChange(id: string): Promise<void> {
  const client = await createSessionClient()
  const { error } = await client.rpc('undo_bulk_change', { undone_id: id })
  rpcOutcome('bulkWork.undoBulkChange', error)
}

/** What it has changed stays. */
export async function stopBulkChange(id: string): Promise<void> {
  const client = await createSessionClient()
  const { error } = await client.rpc('stop_bulk_change', { stopped_id: id })
  rpcOutcome('bulkWork.stopBulkChange', error)
}

/** Its report is not shown any more. */
export async function closeBulkChange(id: string): Promise<void> {
  const client = await createSessionClient()
  const { error } = await client.rpc('close_bulk_change', { closed_id: id })
  rpcOutcome('bulkWork.closeBulkChange', error)
}
