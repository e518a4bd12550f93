import 'server-only'
import { NOBODY, type PersonOrNobody } from '@/lib/ads/assignment-search'
import type { CardMoveOutcome } from '@/lib/portal/card-moves'
import { assign, listAssignableStaff, listAssignees, reassign, unassign } from './assignments'

/** A stale one is not looked after by `from` any more; `managers` names those who do. */
type HandOver = CardMoveOutcome<{ managers: string[] }>

function change(groupId: string, from: PersonOrNobody, to: PersonOrNobody): Promise<boolean> {
  if (from === NOBODY) return assign(groupId, to)
  return to === NOBODY ? unassign(groupId, from) : reassign(groupId, from, to)
}

/** Gives a group from one project manager to another. Others who work on it stay. */
export async function handOver(groupId: string, from: PersonOrNobody, to: PersonOrNobody): Promise<HandOver> {
  const [staff, assignees] = await Promise.all([listAssignableStaff(), listAssignees([groupId])])
  const managers = staff.filter(({ userType }) => userType === 'project_manager').map(({ id }) => id)
  if (from === to || (to !== NOBODY && !managers.includes(to))) return { kind: 'refused' }

  const current = (assignees.get(groupId) ?? []).filter(({ id }) => managers.includes(id))
  const isAsSeen = from === NOBODY ? current.length === 0 : current.some(({ id }) => id === from)
  if (!isAsSeen) return { kind: 'stale', managers: current.map(({ name }) => name) }
  return (await change(groupId, from, to)) ? { kind: 'moved' } : { kind: 'refused' }
}
