import 'server-only'
import { NOBODY, type AssigneeOrNobody } from '@/lib/ads/assignment-search'
import { type AdGroupStatus, toAdGroupStatus } from '@/lib/ads/types'
import { DataError } from '@/lib/errors'
import type { CardMoveOutcome } from '@/lib/portal/card-moves'
import { createSessionClient } from '@/lib/supabase/server'
import { assign, listAssignableStaff, listAssignees, reassign, unassign } from './assignments'

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
  return status && status !== from ? { kind: 'conflict', status } : { kind: 'refused' }
}

type ManagerMove = CardMoveOutcome<{ managers: string[] }>

function applyMove(groupId: string, from: AssigneeOrNobody, to: AssigneeOrNobody): Promise<boolean> {
  if (from === NOBODY) return assign(groupId, to)
  return to === NOBODY ? unassign(groupId, from) : reassign(groupId, from, to)
}

export async function reassignManager(
  groupId: string,
  from: AssigneeOrNobody,
  to: AssigneeOrNobody,
): Promise<ManagerMove> {
  const [staff, assignees] = await Promise.all([listAssignableStaff(), listAssignees([groupId])])
  const managers = staff.filter(({ userType }) => userType === 'project_manager').map(({ id }) => id)
  if (from === to || (to !== NOBODY && !managers.includes(to))) return { kind: 'refused' }

  const current = (assignees.get(groupId) ?? []).filter(({ id }) => managers.includes(id))
  const isUnchanged = from === NOBODY ? current.length === 0 : current.some(({ id }) => id === from)
  if (!isUnchanged) return { kind: 'conflict', managers: current.map(({ name }) => name) }
  return (await applyMove(groupId, from, to)) ? { kind: 'moved' } : { kind: 'refused' }
}
