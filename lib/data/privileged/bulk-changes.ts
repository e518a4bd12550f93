import 'server-only'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'

/** Milliseconds. A busy machine must not cost an attempt. */
const STEP_TIMEOUT = 60_000

/** Changes the next rows, or takes them back, as the person who began. Null when nothing is left to do. */
export async function runBulkStep(
  changeId: string,
  rowCount: number,
): Promise<{ done: number; total: number } | null> {
  const { data, error } = await createAdminClient({ timeoutMs: STEP_TIMEOUT }).rpc('run_bulk_step', {
    step_id: changeId,
    row_count: rowCount,
  })
  if (error) throw new DataError('bulkChanges.runBulkStep', { cause: error })
  return data as { done: number; total: number } | null
}
