import 'server-only'
import { type AdGroupStatus, toAdGroupStatus } from '@/lib/ads/statuses'
import { DataError, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import type { CardMoveOutcome } from '@/lib/portal/card-moves'
import { createSessionClient } from '@/lib/supabase/server'

type StatusMove = CardMoveOutcome<{ status: AdGroupStatus }>

/** Changes the status only if it is still `from`. Other changes to the group do not conflict. */
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

/** 'conflict': a group is gone or may not be changed, and no group was changed. */
export async function setAdGroupsStatus(groupIds: string[], status: AdGroupStatus): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('set_ad_groups_status', { group_ids: groupIds, new_status: status })
  return rpcOutcome('bulkAdGroups.setStatus', error)
}
