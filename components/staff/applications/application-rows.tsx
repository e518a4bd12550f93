import { SummaryRows } from '@/components/staff/list/summary-rows'
import type { ApplicationSummary } from '@/lib/data/leads/application-review'
import { staffPaths } from '@/lib/portal/staff-paths'
import { ApplicationStatusBadge } from './application-status-badge'

export function ApplicationRows({ rows }: { rows: ApplicationSummary[] }) {
  return (
    <SummaryRows
      rows={rows.map(({ id, name, place, status, createdAt }) => ({
        id,
        href: staffPaths.application(id),
        title: name,
        detail: place,
        badge: <ApplicationStatusBadge status={status} />,
        createdAt,
      }))}
    />
  )
}
