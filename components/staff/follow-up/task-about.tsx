import { StaffLink } from '@/components/staff/staff-link'
import type { UserType } from '@/lib/auth/roles'
import type { SubjectKind } from '@/lib/leads/follow-up'
import { subjectPath } from '@/lib/portal/subject-path'

type About = { kind: SubjectKind; id: string; label: string }

export function TaskAbout({ about, role }: { about: About; role: UserType }) {
  const href = subjectPath(about.kind, about.id, role)
  if (!href) return <p className="text-sm [overflow-wrap:anywhere]">{about.label}</p>
  return (
    <p className="text-sm [overflow-wrap:anywhere]">
      <StaffLink href={href} className="underline underline-offset-4">
        {about.label}
      </StaffLink>
    </p>
  )
}
