import 'server-only'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'

const TOO_MANY_REQUESTS = 'PT429'

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
  if (error.code === TOO_MANY_REQUESTS) return false
  throw new DataError('attempts.countAttempt', { cause: error })
}
