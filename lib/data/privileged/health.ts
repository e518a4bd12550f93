import 'server-only'
import { env } from '@/lib/env'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'

export async function pingDatabase(signal: AbortSignal): Promise<void> {
  const { error } = await createAdminClient().from('industries').select('id').limit(1).abortSignal(signal)
  if (error) throw new DataError('health.pingDatabase', { cause: error })
}

/** Without the storage client, which accepts no signal. */
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

/** Seconds since the oldest unsent message was due; null when none is due. */
export async function readOutboxDelay(signal: AbortSignal): Promise<number | null> {
  const { data, error } = await createAdminClient().rpc('outbox_delay').abortSignal(signal)
  if (error) throw new DataError('health.readOutboxDelay', { cause: error })
  return data
}
