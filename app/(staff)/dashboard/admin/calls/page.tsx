import type { Metadata } from 'next'
import { CallList } from '@/components/staff/calls/call-list'
import { CompanyHours } from '@/components/staff/calls/company-hours'
import { listViewActions } from '@/components/staff/list/saved-views'
import { requireArea } from '@/lib/auth/session'
import { getCallOverview, searchCalls } from '@/lib/data/leads/call-list'
import { listBulkWork } from '@/lib/data/portal/bulk-work'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { CALL_LIST } from '@/lib/leads/call-list'
import { readListQuery } from '@/lib/list/query'
import { getScreen } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'
import { writeHours } from '@/lib/scheduling/read-hours'
import { companyDay } from '@/lib/time/in-zone'
import {
  changeCallStatus,
  changeChosenCalls,
  closeCompanyDay,
  closeHolidays,
  openCompanyDay,
  saveHours,
  undoChosenCalls,
} from './actions'

const screen = getScreen('admin', 'calls')

export const metadata: Metadata = { title: screen.title }

/** A morning and an afternoon. */
const SPANS_PER_DAY = 2

export default async function CallsPage({ searchParams }: PageProps<'/dashboard/admin/calls'>) {
  await requireArea('admin', staffPaths.calls())
  const query = readListQuery(CALL_LIST, await searchParams)
  const asOf = new Date().toISOString()
  const today = companyDay(asOf)
  const [page, { counts, hours, closedDays }, works, views] = await Promise.all([
    searchCalls(query),
    getCallOverview(),
    listBulkWork('calls'),
    listSavedViews(CALL_LIST.name),
  ])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <CallList
        title={screen.title}
        description={screen.description}
        query={query}
        page={page}
        counts={counts}
        today={today}
        asOf={asOf}
        works={works}
        views={views}
        viewActions={listViewActions('admin', CALL_LIST.name)}
        changeStatus={changeCallStatus}
        change={changeChosenCalls}
        undo={undoChosenCalls}
      />
      <CompanyHours
        hours={writeHours(hours, SPANS_PER_DAY)}
        saveHours={saveHours}
        closedDays={closedDays}
        closeDay={closeCompanyDay}
        closeHolidays={closeHolidays}
        openDay={openCompanyDay}
        today={today}
      />
    </div>
  )
}
