import Link from 'next/link'
import type { Area } from '@/lib/auth/roles'
import type { AdGroupCard } from '@/lib/data/ads/ad-group-cards'
import { staffPaths } from '@/lib/portal/staff-paths'
import { AdGroupStatusBadge } from './ad-group-status-badge'
import { DueDate } from './due-date'

type Props = {
  area: Area
  group: AdGroupCard
  /** Says where the group stands, on a board whose columns do not. */
  hasStatus?: boolean
}

/** What a card of a board says about a group of ads. */
export function GroupCardContent({ area, group, hasStatus = false }: Props) {
  return (
    <>
      <Link
        href={staffPaths.adGroup(area, group.id)}
        prefetch={false}
        // Dragged by its name, too, it is the card that moves and not its address.
        draggable={false}
        className="font-medium break-words underline-offset-4 hover:underline"
      >
        {group.name}
      </Link>
      <p className="text-sm break-words text-muted-foreground">
        {group.client} · {group.product}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        {hasStatus && <AdGroupStatusBadge status={group.status} />}
        <span className="sr-only">Due </span>
        <DueDate dueDate={group.dueDate} status={group.status} />
      </p>
      {group.assignees.length > 0 && (
        <p className="text-sm break-words text-muted-foreground">
          <span className="sr-only">Assigned to </span>
          {group.assignees.map(({ name }) => name).join(', ')}
        </p>
      )}
    </>
  )
}
