import { canEnter, type UserType } from '@/lib/auth/roles'
import type { SubjectKind } from '@/lib/leads/follow-up'
import { owlPaths } from './owl-paths'
import { staffPaths } from './staff-paths'

/** What a task or a note is about. Null where the role has no screen of the record. */
export function subjectPath(kind: SubjectKind, id: string, role: UserType): string | null {
  if (!canEnter(kind === 'lead' ? 'sales' : 'owl', role)) return null
  const area = canEnter('admin', role) ? 'admin' : 'owl'
  switch (kind) {
    case 'lead':
      return staffPaths.lead(area, id)
    case 'contact':
      return staffPaths.contact(area, id)
    case 'client':
      return area === 'admin' ? staffPaths.client(id) : staffPaths.company(id)
    case 'parent_group':
      return owlPaths.siteGroup(id)
  }
}

/** The page of the record, with an open form for a task. */
export function newTaskPath(kind: SubjectKind, id: string, role: UserType): string | null {
  const path = subjectPath(kind, id, role)
  return path && `${path}?${new URLSearchParams({ add: 'task' })}#tasks`
}
