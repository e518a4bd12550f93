import 'server-only'
import { env } from '@/lib/env'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'

/** @throws DataError when the database does not answer before `signal` gives up. */
export async function pingDatabase(signal: AbortSignal): Promise<void> {
  const { error } = await createAdminClient().from('industries').select('id').limit(1).abortSignal(signal)
  if (error) throw new DataError('health.pingDatabase', { cause: error })
}

/** Asks for the bucket that every page needs. By hand, because the storage client cannot be told to give up. */
export async function pingStorage(signal: AbortSignal): Promise<void> {
  const key = env.SUPABASE_SECRET_KEY
  const response = await fetch(`${env.SUPABASE_URL}/storage/v1/bucket/website-assets`, {
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    cache: 'no-store',
    signal,
  })
  await response.body?.cancel()
  if (!response.ok) throw new DataError('health.pingStorage', { cause: response.status })
}

/**
 * Seconds for which mail that is due has found no sender; null when none is due.
 *
 * @throws DataError when the database could not say.
 */
export async function readOutboxDelay(signal: AbortSignal): Promise<number | null> {
  const { data, error } = await createAdminClient().rpc('outbox_delay').abortSignal(signal)
  if (error) throw new DataError('health.readOutboxDelay', { cause: error })
  return data
}
