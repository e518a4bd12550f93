import { PeriodForm } from '@/components/staff/charts/period-form'
import { Bars } from '@/components/staff/charts/bars'
import type { Series } from '@/components/staff/charts/chart-frame'
import { ScreenHeading } from '@/components/staff/headings'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { LeadSources } from '@/lib/data/leads/lead-sources'
import {
  SOURCE_DIMENSIONS,
  sourceLabel,
  sourceParams,
  type SourceDimension,
  type SourceQuery,
} from '@/lib/leads/sources'
import { staffPaths, type LeadArea } from '@/lib/portal/staff-paths'
import { formatCents } from '@/lib/quotes/money'
import { formatCount, shareText } from '@/lib/text/format'
import { bucketLabel, bucketsBetween, type DateRange } from '@/lib/time/periods'

const REST = 'All others'

/** The first names of the table, and all others together. */
function toSeries({ series, names }: LeadSources, by: SourceDimension, buckets: readonly string[]): Series[] {
  const shown = names.filter(({ name }) => name !== null && series.some((each) => each.name === name))
  const hasRest = series.some(({ name }) => name === null)
  const all = [...shown.map(({ name }) => name), ...(hasRest ? [null] : [])]
  return all.map((name) => {
    const byPeriod = new Map(
      series.filter((each) => each.name === name).map(({ period, leads }) => [period, leads]),
    )
    return {
      name: name === null ? REST : sourceLabel(by, name),
      values: buckets.map((day) => byPeriod.get(day) ?? 0),
    }
  })
}

type Props = {
  area: LeadArea
  title: string
  description?: string
  query: SourceQuery
  range: DateRange
  sources: LeadSources
}

export function SourceScreen({ area, title, description, query, range, sources }: Props) {
  const { by, period } = query
  const first = period === 'all' ? (sources.series[0]?.period ?? range.until) : range.since
  const days = bucketsBetween(first, range.until, range.bucket)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title={title} description={description} />
        <a
          href={staffPaths.leadSourceExport(area, sourceParams(query))}
          className={buttonVariants({ variant: 'outline' })}
        >
          Export as CSV
        </a>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <nav aria-label="Count leads by">
          <ul className="flex flex-wrap gap-2">
            {(Object.keys(SOURCE_DIMENSIONS) as SourceDimension[]).map((each) => (
              <li key={each}>
                <StaffLink
                  href={staffPaths.leadSources(area, sourceParams({ by: each, period }))}
                  aria-current={each === by ? 'page' : undefined}
                  className={buttonVariants({ variant: each === by ? 'secondary' : 'ghost', size: 'sm' })}
                >
                  {SOURCE_DIMENSIONS[each].label}
                </StaffLink>
              </li>
            ))}
          </ul>
        </nav>
        <PeriodForm
          action={staffPaths.leadSources(area)}
          period={period}
          kept={by === 'page' ? undefined : new URLSearchParams({ by })}
        />
      </div>
      {sources.total.leads === 0 ? (
        <p className="rounded-md border bg-card p-6 text-muted-foreground">
          No lead came in this time. Leads that are held or spam are not counted.
        </p>
      ) : (
        <>
          <Bars
            id="leads-over-time"
            title={`Leads by ${SOURCE_DIMENSIONS[by].label.toLowerCase()}`}
            bucketName={{ day: 'Day', week: 'Week from', month: 'Month' }[range.bucket]}
            buckets={days.map((day) => bucketLabel(day, range.bucket))}
            series={toSeries(sources, by, days)}
          />
          <SourceTable by={by} sources={sources} />
        </>
      )}
    </div>
  )
}

const CELL = 'px-3 py-2.5 text-right tabular-nums'

function SourceTable({ by, sources: { total, names } }: { by: SourceDimension; sources: LeadSources }) {
  const left = total.names - names.filter(({ name }) => name !== null).length
  return (
    <div className="grid gap-3">
      <div
        className="overflow-x-auto rounded-md border bg-card"
        tabIndex={0}
        role="region"
        aria-label="Leads"
      >
        <table className="w-full text-sm">
          <thead className="border-b">
            <tr>
              <th scope="col" className="px-3 py-2.5 text-left font-medium">
                {SOURCE_DIMENSIONS[by].label}
              </th>
              {['Leads', 'Share', 'Won', 'Won share', 'Won value'].map((heading) => (
                <th key={heading} scope="col" className={`${CELL} font-medium whitespace-nowrap`}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map(({ name, leads, won, value_cents }) => (
              <tr key={name ?? ''} className="border-b">
                <th
                  scope="row"
                  className="min-w-44 px-3 py-2.5 text-left font-normal [overflow-wrap:anywhere]"
                >
                  {by === 'page' && name ? (
                    <a href={name} className="underline underline-offset-4">
                      {name}
                    </a>
                  ) : (
                    sourceLabel(by, name)
                  )}
                </th>
                <td className={CELL}>{formatCount(leads)}</td>
                <td className={CELL}>{shareText(leads, total.leads)}</td>
                <td className={CELL}>{formatCount(won)}</td>
                <td className={CELL}>{shareText(won, leads)}</td>
                <td className={CELL}>{formatCents(value_cents)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="font-medium">
              <th scope="row" className="px-3 py-2.5 text-left">
                All leads
              </th>
              <td className={CELL}>{formatCount(total.leads)}</td>
              <td className={CELL}>{shareText(total.leads, total.leads)}</td>
              <td className={CELL}>{formatCount(total.won)}</td>
              <td className={CELL}>{shareText(total.won, total.leads)}</td>
              <td className={CELL}>{formatCents(total.value_cents)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {left > 0 && (
        <p className="text-sm text-muted-foreground">{formatCount(left)} more are in the export.</p>
      )}
    </div>
  )
}
