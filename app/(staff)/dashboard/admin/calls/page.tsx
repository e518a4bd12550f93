import type { Metadata } from 'next'
import { CallLists, CallsToday } from '@/components/staff/calls/call-lists'
import { CompanyHours } from '@/components/staff/calls/company-hours'
import { ScreenHeading } from '@/components/staff/headings'
import { requireArea } from '@/lib/auth/session'
import { listCallsToday, listPastCalls, listUpcomingCalls, type Call } from '@/lib/data/leads/calls'
import { listClosedDays, listCompanyHours } from '@/lib/data/leads/company-hours'
import { getScreen } from '@/lib/portal/screens'
import { companyDay } from '@/lib/time/in-zone'
import { writeHours } from '@/lib/scheduling/read-hours'
import { firstValue, readPage } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { closeCompanyDay, openCompanyDay, saveHours, changeCallStatus } from './actions'

const screen = getScreen('admin', 'calls')

export const metadata: Metadata = { title: screen.title }

/** A morning and an afternoon. */
const SPANS_PER_DAY = 2

function countByDay(calls: Call[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { status, startsAt } of calls) {
    if (status !== 'booked') continue
    const day = companyDay(startsAt)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return counts
}

export default async function CallsPage({ searchParams }: PageProps<'/dashboard/admin/calls'>) {
  await requireArea('admin', staffPaths.calls())
  const asked = await searchParams
  const changeStatus = (call: Call) => changeCallStatus.bind(null, call.id, call.status)
  if (firstValue(asked.day) === 'today') {
    return (
      <div className="grid gap-12">
        <ScreenHeading {...screen} />
        <CallsToday calls={await listCallsToday()} changeStatus={changeStatus} />
      </div>
    )
  }
  const page = readPage(asked.page)
  const today = companyDay(new Date().toISOString())
  const [upcoming, past, hours, closedDays] = await Promise.all([
    listUpcomingCalls(),
    listPastCalls(page),
    listCompanyHours(),
    listClosedDays(today),
  ])
  return (
    <div className="grid gap-12">
      <ScreenHeading {...screen} />
      <CallLists upcoming={upcoming} past={past} page={page} changeStatus={changeStatus} />
      <CompanyHours
        hours={writeHours(hours, SPANS_PER_DAY)}
        saveHours={saveHours}
        closedDays={closedDays}
        bookedOn={countByDay(upcoming)}
        closeDay={closeCompanyDay}
        openDay={openCompanyDay}
        today={today}
      />
    </div>
  )
}
