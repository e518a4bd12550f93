import 'server-only'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'

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
