import type { DayHits } from '@/lib/data/website/redirects'
import { formatCount } from '@/lib/text/format'
import { mediumDay } from '@/lib/time/in-zone'

type Props = {
  /** As '2026-12-04', oldest first. */
  days: string[]
  hits: DayHits[]
}

/** A bar for each day. Screen readers get the days with hits as a list. */
export function HitsByDay({ days, hits }: Props) {
  const byDay = new Map(hits.map(({ day, hits }) => [day, hits]))
  const total = hits.reduce((sum, { hits }) => sum + hits, 0)
  const most = Math.max(1, ...byDay.values())
  return (
    <section aria-labelledby="hits" className="grid gap-3">
      <h2 id="hits" className="type-heading">
        Used in the last {days.length} days
      </h2>
      <p className="tabular-nums">
        {total === 1 ? 'Once' : total === 0 ? 'Never' : `${formatCount(total)} times`}
      </p>
      {total > 0 && (
        <>
          <div aria-hidden="true" className="flex h-24 items-end gap-0.5 border-b">
            {days.map((day) => (
              <div
                key={day}
                title={`${mediumDay(day)}: ${byDay.get(day) ?? 0}`}
                className="min-h-px flex-1 bg-primary"
                style={{ height: `${((byDay.get(day) ?? 0) / most) * 100}%` }}
              />
            ))}
          </div>
          <p aria-hidden="true" className="flex justify-between text-sm text-muted-foreground">
            <span>{mediumDay(days[0] ?? '')}</span>
            <span>Today</span>
          </p>
          <ul className="sr-only">
            {hits.map(({ day, hits }) => (
              <li key={day}>
                {mediumDay(day)}: {hits}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
