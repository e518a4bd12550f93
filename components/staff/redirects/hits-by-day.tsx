import { Bars } from '@/components/staff/charts/bars'
import type { DayHits } from '@/lib/data/website/redirects'
import { formatCount } from '@/lib/text/format'
import { shortDay } from '@/lib/time/in-zone'

type Props = {
  /** As '2026-12-04', oldest first. */
  days: string[]
  hits: DayHits[]
}

export function HitsByDay({ days, hits }: Props) {
  const byDay = new Map(hits.map(({ day, hits }) => [day, hits]))
  const total = hits.reduce((sum, { hits }) => sum + hits, 0)
  return (
    <section aria-labelledby="hits" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="hits" className="type-heading">
        Used in the last {days.length} days
      </h2>
      <p className="tabular-nums">
        {total === 1 ? 'Once' : total === 0 ? 'Never' : `${formatCount(total)} times`}
      </p>
      {total > 0 && (
        <Bars
          id="hits-by-day"
          title="By day"
          bucketName="Day"
          buckets={days.map((day) => shortDay(day))}
          series={[{ name: 'Times', values: days.map((day) => byDay.get(day) ?? 0) }]}
        />
      )}
    </section>
  )
}
