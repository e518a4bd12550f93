import { StaffLink } from '@/components/staff/staff-link'
import { canEnter, type UserType } from '@/lib/auth/roles'
import type { SubjectKind } from '@/lib/leads/follow-up'
import { owlPaths } from '@/lib/portal/owl-paths'
import { staffPaths } from '@/lib/portal/staff-paths'

type About = { kind: SubjectKind; id: string; label: string }

/** Null where the role has no screen of the record. */
function hrefOf({ kind, id }: About, role: UserType): string | null {
  const area = canEnter('admin', role) ? 'admin' : 'owl'
  if (!canEnter(area, role)) return null
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

export function TaskAbout({ about, role }: { about: About; role: UserType }) {
  const href = hrefOf(about, role)
  if (!href) return <p className="text-sm [overflow-wrap:anywhere]">{about.label}</p>
  return (
    <p className="text-sm [overflow-wrap:anywhere]">
      <StaffLink href={href} className="underline underline-offset-4">
        {about.label}
      </StaffLink>
    </p>
  )
}
