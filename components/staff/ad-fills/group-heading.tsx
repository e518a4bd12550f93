import { ScreenHeading } from '@/components/staff/headings'
import { StaffLink } from '@/components/staff/staff-link'
import type { Area } from '@/lib/auth/roles'
import { staffPaths } from '@/lib/portal/staff-paths'

type Props = {
  area: Area
  group: { id: string; name: string }
  title: string
  description?: string
}

export const GroupHeading = ({ area, group, title, description }: Props) => (
  <div className="grid gap-2">
    <StaffLink
      href={staffPaths.adGroup(area, group.id)}
      className="justify-self-start text-sm [overflow-wrap:anywhere] underline underline-offset-4"
    >
      {group.name}
    </StaffLink>
    <ScreenHeading title={title} description={description} />
  </div>
)
