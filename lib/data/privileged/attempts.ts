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

/** After a right password: only wrong ones count. */
export async function forgiveSignIn(addressHash: string, accountHash: string): Promise<void> {
  const { error } = await createAdminClient().rpc('forgive_sign_in', {
    address_hash: addressHash,
    account_hash: accountHash,
  })
  if (error) throw new DataError('attempts.forgiveSignIn', { cause: error })
}

/** Queues a letter to the owner after the tenth within fifteen minutes. @returns how many there were in this time */
export async function reportFailedSignIn(accountHash: string, email: string): Promise<number> {
  const { data, error } = await createAdminClient().rpc('report_failed_sign_in', {
    account_hash: accountHash,
    email,
  })
  if (error) throw new DataError('attempts.reportFailedSignIn', { cause: error })
  return data
}
