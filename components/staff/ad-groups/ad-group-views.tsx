import { ViewSwitch } from '@/components/staff/headings'
import type { Area } from '@/lib/auth/roles'
import { staffPaths } from '@/lib/portal/staff-paths'

export const AdGroupViews = ({ area, current }: { area: Area; current: 'list' | 'board' }) => (
  <ViewSwitch
    label="Views of ad groups"
    current={current}
    views={[
      { name: 'list', label: 'List', href: staffPaths.adGroups(area) },
      { name: 'board', label: 'Board', href: staffPaths.adGroupBoard(area) },
    ]}
  />
)
