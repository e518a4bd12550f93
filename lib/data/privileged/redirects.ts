import 'server-only'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'

const TIMEOUT_MS = 5_000

/** Every redirect by hand: path and target. */
export async function readRedirects(): Promise<Map<string, string>> {
  const { data, error } = await createAdminClient({ timeoutMs: TIMEOUT_MS }).rpc('list_redirects')
  if (error) throw new DataError('redirects.readRedirects', { cause: error })
  return new Map(Object.entries(data as Record<string, string>))
}

export type Counts = ReadonlyMap<string, number>

/** Adds to the counts of today. The database leaves out what is no redirect, and bounds the missing addresses. */
export async function countAddresses(redirected: Counts, missing: Counts): Promise<void> {
  const { error } = await createAdminClient({ timeoutMs: TIMEOUT_MS }).rpc('count_addresses', {
    redirected: Object.fromEntries(redirected),
    missing: Object.fromEntries(missing),
  })
  if (error) throw new DataError('redirects.countAddresses', { cause: error })
}
