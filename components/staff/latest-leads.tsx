import type { LeadSummary } from '@/lib/data/leads/leads'
import { LeadRows } from './leads/lead-rows'

export function LatestLeads({ rows }: { rows: LeadSummary[] }) {
  return (
    <section aria-labelledby="latest-leads">
      <h2 id="latest-leads" className="mb-4 type-heading">
        Latest contact requests
      </h2>
      {rows.length === 0 ? (
        <p className="text-muted-foreground">Nobody has written yet.</p>
      ) : (
        <LeadRows rows={rows} />
      )}
    </section>
  )
}
