import type { Metadata } from 'next'
import { CalendarScreen } from '@/components/staff/calendar/calendar-screen'
import { listCalendar } from '@/lib/data/portal/calendar'
import { readCalendarQuery } from '@/lib/portal/calendar'
import { requireScreen } from '@/lib/portal/require-screen'
import { companyToday } from '@/lib/time/in-zone'
import { makeCalendarAddress, revokeOwnCalendarAddress } from './actions'

export const metadata: Metadata = { title: 'Calendar' }

export default async function CalendarPage({
  params,
  searchParams,
}: PageProps<'/dashboard/[area]/calendar'>) {
  const { viewer, area, screen } = await requireScreen((await params).area, 'calendar')
  const today = companyToday()
  const query = readCalendarQuery(await searchParams, viewer.role, today)
  return (
    <CalendarScreen
      area={area}
      viewer={viewer}
      description={screen.description}
      query={query}
      today={today}
      calendar={await listCalendar(query, viewer.role)}
      makeAddress={makeCalendarAddress.bind(null, area)}
      revokeAddress={revokeOwnCalendarAddress.bind(null, area)}
    />
  )
}
