import { SectionHeading } from '@/components/staff/headings'
import { SummaryRows } from '@/components/staff/list/search-list'
import { StatusBadge } from '@/components/staff/status-badge'
import type { LeadSummary } from '@/lib/data/leads/leads'
import { LEAD_STATUS_LABELS } from '@/lib/leads/statuses'
import { staffPaths } from '@/lib/portal/staff-paths'

export const NewestLeads = ({ rows }: { rows: LeadSummary[] }) => (
  <section id="leads" aria-labelledby="leads-heading" className="scroll-mt-6">
    <SectionHeading
      id="leads-heading"
      title="Latest contact requests"
      more={{ href: staffPaths.leads('admin'), label: 'All leads' }}
    />
    {rows.length === 0 ? (
      <p className="text-muted-foreground">Nobody has written yet.</p>
    ) : (
      <SummaryRows
        rows={rows.map(({ id, name, businessName, status, createdAt }) => ({
          id,
          href: staffPaths.lead('admin', id),
          title: name,
          detail: businessName,
          badge: <StatusBadge status={status} labels={LEAD_STATUS_LABELS} />,
          createdAt,
        }))}
      />
    )}
  </section>
)
