import Link from 'next/link'
import {
  APPLICATION_STATUS_LABELS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '@/lib/leads/application-statuses'
import { EVERYTHING } from '@/lib/leads/search'
import { staffPaths } from '@/lib/portal/staff-paths'

/** How many applications stand where; each figure leads to them. */
export function StatusCounts({ counts }: { counts: Record<ApplicationStatus, number> }) {
  return (
    <ul className="flex flex-wrap gap-px overflow-hidden rounded-md border bg-border">
      {APPLICATION_STATUSES.map((status) => (
        <li key={status} className="relative grow basis-28 bg-card px-4 py-3 hover:bg-secondary/50">
          <Link
            href={staffPaths.applications({ ...EVERYTHING, status })}
            prefetch={false}
            className="flex flex-col after:absolute after:inset-0"
          >
            <span className="type-heading tabular-nums">{counts[status]}</span>
            <span className="text-sm text-muted-foreground">{APPLICATION_STATUS_LABELS[status]}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
