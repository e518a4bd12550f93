import { SummaryRows } from '@/components/staff/list/summary-rows'
import type { LeadSummary } from '@/lib/data/leads/leads'
import { staffPaths } from '@/lib/portal/staff-paths'
import { LeadStatusBadge } from './lead-status-badge'

export function LeadRows({ rows }: { rows: LeadSummary[] }) {
  return (
    <SummaryRows
      rows={rows.map(({ id, name, businessName, status, createdAt }) => ({
        id,
        href: staffPaths.lead(id),
        title: name,
        detail: businessName,
        badge: <LeadStatusBadge status={status} />,
        createdAt,
      }))}
    />
  )
}
