import { Sparkline } from '@/components/staff/charts/sparkline'
import type { AdWeek } from '@/lib/portal/homes/manager'
import { bucketLabel } from '@/lib/time/periods'

type WeekFigure = { title: string; weeks: readonly { week: string }[]; values: readonly number[] }

/** The figure of this week, beside those of the eleven before. */
export const WeekFigures = ({ figures }: { figures: readonly WeekFigure[] }) => (
  <section
    aria-label="Twelve weeks"
    className="grid grid-cols-[minmax(0,1fr)] gap-px overflow-hidden rounded-md border bg-border md:auto-cols-[minmax(0,1fr)] md:grid-flow-col md:grid-cols-none"
  >
    {figures.map(({ title, weeks, values }) => (
      <Sparkline
        key={title}
        title={title}
        note="this week so far"
        bucketName="Week from"
        buckets={weeks.map(({ week }) => bucketLabel(week, 'week'))}
        values={values}
      />
    ))}
  </section>
)

export const adFigures = (weeks: readonly AdWeek[]): WeekFigure[] => [
  { title: 'Ads added', weeks, values: weeks.map(({ added }) => added) },
  { title: 'Ads approved by clients', weeks, values: weeks.map(({ approved }) => approved) },
]
