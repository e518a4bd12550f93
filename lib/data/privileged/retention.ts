import 'server-only'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'

/** Rows of one step: about half a second on the embedded stack. */
const BATCH = 2000

type Step = 'remove_expired' | 'remove_old_changes'

async function repeat(step: Step, signal: AbortSignal): Promise<number> {
  let all = 0
  while (!signal.aborted) {
    const { data, error } = await createAdminClient().rpc(step, { row_limit: BATCH })
    if (error) throw new DataError(`retention.${step}`, { cause: error })
    all += data
    if (data === 0) break
  }
  return all
}

/** Removes what is older than its period. Answers the number of rows, without those that belong to them. */
export const removeExpired = async (signal: AbortSignal): Promise<number> =>
  (await repeat('remove_expired', signal)) + (await repeat('remove_old_changes', signal))
