import 'server-only'
import type { VitalsReport } from '@/lib/analytics/vitals'
import { DataError, RATE_LIMITED } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'

/** Not counted above the rate limit of the sender. */
export async function countPageVitals({ page, metrics }: VitalsReport, addressHash: string): Promise<void> {
  const { error } = await createAdminClient().rpc('count_page_vitals', {
    page,
    metrics,
    address_hash: addressHash,
  })
  if (error && error.code !== RATE_LIMITED)
    throw new DataError('pageVitals.countPageVitals', { cause: error })
}
