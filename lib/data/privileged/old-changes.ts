import 'server-only'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'

/** Acts of one step: about half a second on the embedded stack. */
const BATCH = 2000

/** Forgets what fields were a year ago. Answers the number of acts. */
export async function removeOldChanges(signal: AbortSignal): Promise<number> {
  let all = 0
  while (!signal.aborted) {
    const { data, error } = await createAdminClient().rpc('remove_old_changes', { row_limit: BATCH })
    if (error) throw new DataError('oldChanges.removeOldChanges', { cause: error })
    if (data === 0) break
    all += data
  }
  return all
}
