import { PeriodForm } from '@/components/staff/charts/period-form'
import { Bars } from '@/components/staff/charts/bars'
import type { Series } from '@/components/staff/charts/chart-frame'
import { buttonVariants } from '@/components/ui/button-variants'
import type { QuoteFigures as Figures } from '@/lib/data/portal/quote-figures'
import { paths } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'
import { formatCents } from '@/lib/quotes/money'
import { packageTitle } from '@/lib/quotes/package-title'
import { formatCount, shareText } from '@/lib/text/format'
import { bucketLabel, bucketsBetween, type DateRange, type Period } from '@/lib/time/periods'

/** Packages after the first ones, which have colors of their own. */
const MAX_SERIES = 4

const daysText = (days: number | null): string => {
  if (days === null) return '–'
  const rounded = Math.round(days * 10) / 10
  return rounded === 1 ? '1 day' : `${rounded} days`
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function toSeries({ packages }: Figures, months: readonly string[]): Series[] {
  const byPackage = [...Map.groupBy(packages, (row) => packageTitle(row.package))]
    .map(([name, rows]) => ({
      name,
      values: months.map((month) =>
        sum(rows.filter((row) => row.month === month).map((row) => row.value_cents)),
      ),
    }))
    .toSorted((a, b) => sum(b.values) - sum(a.values))
  const [shown, others] = [byPackage.slice(0, MAX_SERIES), byPackage.slice(MAX_SERIES)]
  if (others.length === 0) return shown
  const together = months.map((_, at) => sum(others.map(({ values }) => values[at] ?? 0)))
  return [...shown, { name: 'All others', values: together }]
}

type Props = { figures: Figures; period: Period; range: DateRange }

/** How quotes do: sent, won, how fast, and what they are worth. */
export function QuoteFigures({ figures, period, range }: Props) {
  const { sent, accepted, refused, days_to_sign: days, won, value_cents: value, months } = figures
  const first = period === 'all' ? (months[0]?.month ?? range.until) : range.since
  const allMonths = bucketsBetween(first, range.until, 'month')
  const facts = [
    { label: 'Quotes sent', value: formatCount(sent) },
    { label: 'Of these won', value: formatCount(accepted) },
    { label: 'Win rate', value: shareText(accepted, accepted + refused) || '–' },
    { label: 'Days to sign, median', value: daysText(days) },
    { label: 'Accepted in this time', value: `${formatCents(value)} in ${formatCount(won)}` },
  ]
  return (
    <section id="quotes" aria-labelledby="quotes-heading" className="grid scroll-mt-6 gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="quotes-heading" className="type-heading">
          Quotes
        </h2>
        <div className="flex flex-wrap items-end gap-3">
          <PeriodForm action={`${paths.roleHome('admin')}#quotes`} period={period} />
          <a href={staffPaths.quoteFigureExport(period)} className={buttonVariants({ variant: 'outline' })}>
            Export as CSV
          </a>
        </div>
      </div>
      <dl className="grid gap-px overflow-hidden rounded-md border bg-border sm:grid-cols-2 xl:grid-cols-5">
        {facts.map(({ label, value: text }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-1 bg-card p-4 sm:max-xl:last:col-span-2"
          >
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="text-lg font-medium tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      {won === 0 ? (
        <p className="text-sm text-muted-foreground">
          {sent === 0
            ? 'No quote was sent in this time.'
            : 'No quote was accepted in this time. The value by month and package appears with the first one.'}
        </p>
      ) : (
        <Bars
          id="quote-value"
          title="Accepted value by month and package, without sales tax"
          bucketName="Month"
          buckets={allMonths.map((month) => bucketLabel(month, 'month'))}
          series={toSeries(figures, allMonths)}
          format={formatCents}
        />
      )}
      <p className="text-sm text-muted-foreground">
        The win rate leaves out quotes that still wait for an answer. Declined, expired and withdrawn ones
        count as lost.
      </p>
    </section>
  )
}
