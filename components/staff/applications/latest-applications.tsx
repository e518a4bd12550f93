import Link from 'next/link'
import { SectionHeading } from '@/components/staff/screens/section-heading'
import type { ApplicationSummary } from '@/lib/data/leads/application-review'
import type { ApplicationStatus } from '@/lib/leads/application-statuses'
import { staffPaths } from '@/lib/portal/staff-paths'
import { ApplicationRows } from './application-rows'
import { StatusCounts } from './status-counts'

type Props = {
  rows: ApplicationSummary[]
  counts: Record<ApplicationStatus, number>
  /** Cameras and lenses that wait for a decision. */
  suggestionCount: number
}

export function LatestApplications({ rows, counts, suggestionCount }: Props) {
  return (
    <section aria-labelledby="applications-heading">
      <SectionHeading
        id="applications-heading"
        title="Applications"
        more={{ href: staffPaths.applications(), label: 'All applications' }}
      />
      {rows.length === 0 ? (
        <p className="text-muted-foreground">Nobody has applied yet.</p>
      ) : (
        <div className="grid gap-4">
          <StatusCounts counts={counts} />
          <ApplicationRows rows={rows} />
        </div>
      )}
      {suggestionCount > 0 && (
        <p className="mt-4 text-sm">
          <Link href={staffPaths.gearSuggestions()} className="underline underline-offset-4">
            {suggestionCount === 1
              ? '1 camera or lens was suggested'
              : `${suggestionCount} cameras and lenses were suggested`}
          </Link>
        </p>
      )}
    </section>
  )
}
