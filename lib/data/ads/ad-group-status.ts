import 'server-only'
import { toAdGroupStatus, type AdGroupStatus } from '@/lib/ads/statuses'
import { DataError } from '@/lib/errors'
import type { CardMoveOutcome } from '@/lib/portal/card-moves'
import { createSessionClient } from '@/lib/supabase/server'

/** A stale one was moved to `status` meanwhile. */
type StatusMove = CardMoveOutcome<{ status: AdGroupStatus }>

/**
 * Moves a group on from the status that was seen. What else somebody changed about it meanwhile is not in the way, as
 * nothing but the status is written.
 */
export async function moveAdGroup(id: string, from: AdGroupStatus, to: AdGroupStatus): Promise<StatusMove> {
  const client = await createSessionClient()
  const moved = await client
    .from('ad_groups')
    .update({ status: to })
    .eq('id', id)
    .eq('status', from)
    .select('id')
  if (moved.error) throw new DataError('adGroupStatus.moveAdGroup', { cause: moved.error })
  if (moved.data.length > 0) return { kind: 'moved' }

  const found = await client.from('ad_groups').select('status').eq('id', id).maybeSingle()
  if (found.error) throw new DataError('adGroupStatus.moveAdGroup', { cause: found.error })
  const status = toAdGroupStatus(found.data?.status)
  return status && status !== from ? { kind: 'stale', status } : { kind: 'refused' }
}
