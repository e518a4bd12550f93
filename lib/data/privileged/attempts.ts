import 'server-only'
import { DataError, RATE_LIMITED } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'

/** False when the rate limit of the sender or of the account is reached. Accounts may be unknown addresses. */
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
