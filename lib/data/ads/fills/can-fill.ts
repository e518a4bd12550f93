import 'server-only'
import { canEnter, type UserType } from '@/lib/auth/roles'
import { listAssignees } from '@/lib/data/ads/assignments'

type Viewer = { id: string; role: UserType | null }

/** Whether a person may add ads to a group, as the policies on ads say. */
export async function canFillGroup({ id, role }: Viewer, groupId: string): Promise<boolean> {
  if (canEnter('project-manager', role)) return true
  if (!canEnter('graphic-designer', role)) return false
  const people = (await listAssignees([groupId])).get(groupId) ?? []
  return people.some((person) => person.id === id)
}
