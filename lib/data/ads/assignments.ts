import 'server-only'
import { toUserType, type UserType } from '@/lib/auth/roles'
import { DataError, isRefused, rpcOutcome, type RpcOutcome, UNIQUE_VIOLATION } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

export type StaffMember = { id: string; name: string; userType: UserType | null }

/** `isActive` is false for staff members who were deactivated after the assignment. */
export type Assignee = StaffMember & { isActive: boolean }

/**
 * Active project managers and designers, by name.
 * @throws DataError also when the user may not assign
 */
export async function listAssignableStaff(): Promise<StaffMember[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_assignable_staff')
  if (error) throw new DataError('assignments.listAssignableStaff', { cause: error })
  return data.map((row) => ({ id: row.id, name: row.name, userType: toUserType(row.user_type) }))
}

/** Groups without assignees have no entry. Designers see only themselves. */
export async function listAssignees(groupIds: string[]): Promise<Map<string, Assignee[]>> {
  if (groupIds.length === 0) return new Map()
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_ad_group_assignees', { ad_group_ids: groupIds })
  if (error) throw new DataError('assignments.listAssignees', { cause: error })
  return Map.groupBy(
    data.map((row) => ({
      groupId: row.ad_group_id,
      id: row.id,
      name: row.name,
      userType: toUserType(row.user_type),
      isActive: row.active,
    })),
    ({ groupId }) => groupId,
  )
}

/** True as well when already assigned. False when the user may not assign or the group is gone. */
export async function assign(groupId: string, profileId: string): Promise<boolean> {
  const client = await createSessionClient()
  const { error } = await client
    .from('ad_group_assignments')
    .upsert({ ad_group_id: groupId, profile_id: profileId }, { ignoreDuplicates: true })
  if (isRefused(error)) return false
  if (error) throw new DataError('assignments.assign', { cause: error })
  return true
}

/** False when not assigned, or when the user may not unassign. */
export async function unassign(groupId: string, profileId: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('ad_group_assignments')
    .delete()
    .eq('ad_group_id', groupId)
    .eq('profile_id', profileId)
    .select('profile_id')
  if (error) throw new DataError('assignments.unassign', { cause: error })
  return data.length > 0
}

/** The new assignee may be on the group already. False when the old one no longer is. */
export async function reassign(groupId: string, fromId: string, toId: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('ad_group_assignments')
    .update({ profile_id: toId })
    .eq('ad_group_id', groupId)
    .eq('profile_id', fromId)
    .select('profile_id')
  if (error?.code === UNIQUE_VIOLATION) return unassign(groupId, fromId)
  if (isRefused(error)) return false
  if (error) throw new DataError('assignments.reassign', { cause: error })
  return data.length > 0
}

/** 'conflict': a group is gone, and nobody was assigned. */
export async function assignAdGroups(groupIds: string[], profileId: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('assign_ad_groups', { group_ids: groupIds, assignee_id: profileId })
  return rpcOutcome('bulkAdGroups.assign', error)
}
