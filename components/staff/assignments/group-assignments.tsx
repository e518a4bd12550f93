import { StaffLink } from '@/components/staff/staff-link'
import { StatusBadge } from '@/components/staff/status-badge'
import { AD_GROUP_STATUS_LABELS } from '@/lib/ads/types'
import { DueDate } from '@/components/staff/ad-groups/due-date'
import type { AdGroupCard } from '@/lib/data/ads/ad-group-cards'
import type { StaffMember } from '@/lib/data/ads/assignments'
import type { Action } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'
import { AssigneesForm } from './assignees-form'

type Props = {
  groups: AdGroupCard[]
  staff: StaffMember[]
  action: Action
}

export function GroupAssignments({ groups, staff, action }: Props) {
  return (
    <ul className="divide-y rounded-md border bg-card">
      {groups.map((group) => (
        <li key={group.id} className="grid gap-4 p-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-8">
          <div className="grid content-start justify-items-start gap-2">
            <StaffLink
              href={staffPaths.adGroup('admin', group.id)}
              className="font-medium break-words underline-offset-4 hover:underline"
            >
              {group.name}
            </StaffLink>
            <p className="text-sm break-words text-muted-foreground">
              {group.client} · {group.product}
            </p>
            <p className="flex flex-wrap items-center gap-3 text-sm">
              <StatusBadge status={group.status} labels={AD_GROUP_STATUS_LABELS} />
              <span className="sr-only">Due </span>
              <DueDate dueDate={group.dueDate} status={group.status} />
            </p>
          </div>
          <AssigneesForm
            group={{ id: group.id, name: group.name }}
            assignees={group.assignees}
            staff={staff}
            action={action}
          />
        </li>
      ))}
    </ul>
  )
}
