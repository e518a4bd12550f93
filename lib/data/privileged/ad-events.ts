import 'server-only'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'

/** Rows of one step: about a tenth of a second on the embedded stack. */
const BATCH = 2000

/** `adId` null: the archive of all. Not counted for closed previews, and above the rate limit. */
export async function countAdDownload(
  groupId: string,
  adId: string | null,
  addressHash: string,
): Promise<void> {
  const { error } = await createAdminClient().rpc('count_ad_download', {
    of_group: groupId,
    ...(adId && { of_ad: adId }),
    address_hash: addressHash,
  })
  if (error && error.code !== 'PT429') throw new DataError('adEvents.countAdDownload', { cause: error })
}

/** Forgets events older than 90 days. Answers how many. */
export async function thinAdEvents(signal: AbortSignal): Promise<number> {
  let all = 0
  while (!signal.aborted) {
    const { data, error } = await createAdminClient().rpc('thin_ad_events', { row_limit: BATCH })
    if (error) throw new DataError('adEvents.thinAdEvents', { cause: error })
    all += data
    if (data < BATCH) break
  }
  return all
}
