import { StaffLink } from '@/components/staff/staff-link'
import type { PipelineStage } from '@/lib/leads/crm'
import { LEAD_STAGES, LEAD_STATUS_LABELS } from '@/lib/leads/statuses'
import { staffPaths } from '@/lib/portal/staff-paths'
import { formatCents } from '@/lib/quotes/money'
import { formatCount } from '@/lib/text/format'

/** Leads and their value in each stage. Each stage leads to its leads. */
export function Pipeline({ stages }: { stages: readonly PipelineStage[] }) {
  return (
    <section aria-labelledby="pipeline" className="grid gap-3">
      <h2 id="pipeline" className="type-heading">
        Pipeline
      </h2>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-md border bg-border md:grid-cols-3 xl:grid-cols-6">
        {LEAD_STAGES.map((stage) => {
          const known = stages.find((each) => each.stage === stage)
          const { count = 0, valueCents = 0, unvalued = 0 } = known ?? {}
          return (
            <li key={stage} className="relative grid content-start gap-1 bg-card p-4 hover:bg-secondary/50">
              <StaffLink
                href={staffPaths.leads('owl', new URLSearchParams({ stage }))}
                className="text-sm underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {LEAD_STATUS_LABELS[stage]}
              </StaffLink>
              <span className="type-heading tabular-nums">{formatCount(count)}</span>
              <span className="text-sm [overflow-wrap:anywhere] tabular-nums">{formatCents(valueCents)}</span>
              {unvalued > 0 && (
                <span className="text-sm text-muted-foreground">{formatCount(unvalued)} without a value</span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
