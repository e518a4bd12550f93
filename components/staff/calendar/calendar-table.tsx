import type { Area, UserType } from '@/lib/auth/roles'
import type { CalendarEntry, CalendarQuery } from '@/lib/portal/calendar'
import type { CalendarWeek } from '@/lib/portal/calendar-grid'
import { calendarPath, entryPath } from '@/lib/portal/calendar-links'
import { DayCell } from './day-cell'

type Props = {
  area: Area
  role: UserType
  query: CalendarQuery
  today: string
  /** As in 'November 2026'. */
  caption: string
  weeks: readonly CalendarWeek[]
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

/** A month or a week as a table; on phones the same cells are a list of the days that have something. */
export function CalendarTable({ area, role, query, today, caption, weeks }: Props) {
  const hrefOf = (entry: CalendarEntry) => entryPath(entry, role, area)
  const dayHref = (day: string) => calendarPath(area, { ...query, view: 'day', day })
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 max-md:block md:border-t md:border-l">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-md:hidden">
        <tr>
          {weeks[0]?.days.map(({ day }) => (
            <th
              key={day}
              scope="col"
              className="border-r border-b bg-card px-2 py-2 text-left text-sm font-medium text-muted-foreground"
            >
              {weekday.format(new Date(day))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:grid-cols-[minmax(0,1fr)] max-md:gap-5">
        {weeks.map((week) => (
          <tr key={week.days[0]?.day} className="max-md:contents">
            {week.days.map((each, index) => (
              <DayCell
                key={each.day}
                day={each}
                today={today}
                isOutside={query.view === 'month' && each.day.slice(0, 7) !== query.day.slice(0, 7)}
                isTall={query.view !== 'month'}
                laneCount={week.laneCount}
                moreDeals={index === 0 ? week.moreDeals : 0}
                dayHref={query.view === 'day' ? null : dayHref(each.day)}
                dealsHref={calendarPath(area, { ...query, view: 'week', day: each.day })}
                hrefOf={hrefOf}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
