import { ScreenHeading } from '@/components/staff/headings'
import type { Account } from '@/lib/auth/account'
import type { Area, UserType } from '@/lib/auth/roles'
import type { Calendar } from '@/lib/data/portal/calendar'
import type { Action } from '@/lib/forms/form-state'
import { daysText } from '@/lib/owl/deals/days-text'
import { type CalendarQuery, SHOWN } from '@/lib/portal/calendar'
import { arrangeCalendar, rangeOfView } from '@/lib/portal/calendar-grid'
import { fullDay } from '@/lib/time/in-zone'
import { AddressSection } from './address-section'
import { CalendarTable } from './calendar-table'
import { CalendarToolbar } from './calendar-toolbar'

type Props = {
  area: Area
  viewer: Account & { role: UserType }
  description?: string
  query: CalendarQuery
  /** On the company's calendar. */
  today: string
  calendar: Calendar
  makeAddress: Action
  revokeAddress: Action
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function periodOf({ view, day }: CalendarQuery): string {
  if (view === 'month') return monthName.format(new Date(day))
  const { since: firstOn, until: lastOn } = rangeOfView({ view, day })
  return view === 'day' ? fullDay(day) : daysText({ firstOn, lastOn })
}

export function CalendarScreen({
  area,
  viewer: { id, role },
  description,
  query,
  today,
  calendar,
  makeAddress,
  revokeAddress,
}: Props) {
  const period = periodOf(query)
  const weeks = arrangeCalendar(rangeOfView(query), calendar, SHOWN[query.view].deals)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ScreenHeading title="Calendar" description={description} />
      <CalendarToolbar
        area={area}
        role={role}
        viewerId={id}
        query={query}
        today={today}
        people={calendar.people}
        period={period}
      />
      {calendar.entries.length === 0 && (
        <p role="status" className="rounded-md border bg-card px-4 py-6 text-muted-foreground">
          {query.kind || query.person
            ? 'Nothing matches. Try another kind, person or date.'
            : 'Nothing scheduled. The calendar fills itself from dates on records.'}
        </p>
      )}
      <CalendarTable area={area} role={role} query={query} today={today} caption={period} weeks={weeks} />
      <AddressSection address={calendar.address} make={makeAddress} revoke={revokeAddress} />
    </div>
  )
}
