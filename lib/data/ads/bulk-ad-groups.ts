import 'server-only'
import type { AdGroupStatus } from '@/lib/ads/statuses'
import { createSessionClient } from '@/lib/supabase/server'
import { rpcOutcome, type RpcOutcome } from '@/lib/data/query/rpc-outcome'

/** `conflict` when one of the groups is gone or may not be changed; then none is. */
export async function setAdGroupsStatus(groupIds: string[], status: AdGroupStatus): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('set_ad_groups_status', { group_ids: groupIds, new_status: status })
  return rpcOutcome('bulkAdGroups.setStatus', error)
}

/** `conflict` when one of the groups is gone; then nobody is assigned. */
export async function assignAdGroups(groupIds: string[], profileId: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('assign_ad_groups', { group_ids: groupIds, assignee_id: profileId })
  return rpcOutcome('bulkAdGroups.assign', error)
}
