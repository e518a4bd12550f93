import 'server-only'
import { DataError, RATE_LIMITED } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'

/**
 * Counts an attempt before it is made; false when there were too many, by the sender or for the account.
 *
 * @param accountHash keyed hash of the typed address, whether it has an account or not
 * @throws DataError when it could not be counted.
 */
export async function countAttempt(
  kind: 'sign_in' | 'reset',
  addressHash: string,
  accountHash: string,
): Promise<boolean> {
  const { error } = await createAdminClient().rpc('count_attempt', {
    kind,
    address_hash: addressHash,
    account_hash: accountHash,
  })
  if (!error) return true
  if (error.code === RATE_LIMITED) return false
  throw new DataError('attempts.countAttempt', { cause: error })
}
