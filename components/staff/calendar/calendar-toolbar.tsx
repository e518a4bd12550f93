import { ViewSwitch } from '@/components/staff/headings'
import { FilterForm, FilterSelect } from '@/components/staff/list/filter-form'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Area, UserType } from '@/lib/auth/roles'
import {
  CALENDAR_VIEWS,
  type CalendarQuery,
  type CalendarView,
  calendarParams,
  KIND_LABELS,
  kindsOf,
} from '@/lib/portal/calendar'
import { inView, stepOf } from '@/lib/portal/calendar-grid'
import { calendarPath } from '@/lib/portal/calendar-links'

const VIEW_LABELS: Record<CalendarView, string> = { month: 'Month', week: 'Week', day: 'Day' }

const STEP = buttonVariants({ variant: 'outline', size: 'sm' })

type Props = {
  area: Area
  role: UserType
  viewerId: string
  query: CalendarQuery
  today: string
  people: readonly { id: string; name: string }[]
  /** As in 'November 2026'. */
  period: string
}

export function CalendarToolbar({ area, role, viewerId, query, today, people, period }: Props) {
  const { view, kind, person } = query
  const params = calendarParams(query)
  const options = [
    { value: viewerId, label: 'Mine' },
    ...people.filter(({ id }) => id !== viewerId).map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <div className="grid gap-4">
      <FilterForm
        action={calendarPath(area)}
        search={new URLSearchParams(params).toString()}
        label="calendar"
        defaults={{}}
        className="flex flex-wrap gap-3 aria-busy:opacity-60"
      >
        <input type="hidden" name={view} value={params[view]} />
        <FilterSelect
          name="person"
          aria-label="Person"
          anyLabel="Everyone"
          options={options}
          selected={person}
          className="grow basis-36 sm:max-w-56"
        />
        <FilterSelect
          name="kind"
          aria-label="Kind"
          anyLabel="All kinds"
          options={kindsOf(role).map((value) => ({ value, label: KIND_LABELS[value].many }))}
          selected={kind}
          className="grow basis-36 sm:max-w-56"
        />
        <button type="submit" className={buttonVariants({ variant: 'secondary' })}>
          Show
        </button>
      </FilterForm>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <h2 className="grow type-heading tabular-nums">{period}</h2>
        <nav aria-label="Days of the calendar" className="flex gap-2">
          <StaffLink href={calendarPath(area, stepOf(query, -1))} rel="prev" className={STEP}>
            Previous<span className="sr-only"> {view}</span>
          </StaffLink>
          <StaffLink
            href={calendarPath(area, inView({ ...query, view: 'day', day: today }, view, today))}
            className={STEP}
          >
            Today
          </StaffLink>
          <StaffLink href={calendarPath(area, stepOf(query, 1))} rel="next" className={STEP}>
            Next<span className="sr-only"> {view}</span>
          </StaffLink>
        </nav>
        <ViewSwitch
          label="Views of the calendar"
          views={CALENDAR_VIEWS.map((name) => ({
            name,
            label: VIEW_LABELS[name],
            href: calendarPath(area, inView(query, name, today)),
          }))}
          current={view}
        />
      </div>
    </div>
  )
}
