import { ScreenHeading } from '@/components/staff/headings'
import { RecordCrumb } from '@/components/staff/shell/record-crumb'
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
    <RecordCrumb title={group.name} href={staffPaths.adGroup(area, group.id)} />
    <ScreenHeading title={title} description={description} />
  </div>
)
