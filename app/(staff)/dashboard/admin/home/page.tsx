import type { Metadata } from 'next'
import { LatestApplications } from '@/components/staff/applications/applications'
import { NextCalls } from '@/components/staff/calls/call-lists'
import { QuoteFigures } from '@/components/staff/home/quote-figures'
import { TasksToday } from '@/components/staff/follow-up/tasks-today'
import { NewestLeads } from '@/components/staff/leads/leads'
import { UnsentMailSection } from '@/components/staff/home/unsent-mail'
import { RoleHome } from '@/components/staff/home/role-home'
import { requireArea } from '@/lib/auth/session'
import { countApplications, searchApplications } from '@/lib/data/leads/application-review'
import { listUpcomingCalls } from '@/lib/data/leads/calls'
import { listGearSuggestions } from '@/lib/data/leads/gear-suggestions'
import { listNewestLeads } from '@/lib/data/leads/leads'
import { getCatalogueCounts } from '@/lib/data/portal/catalogue-counts'
import { readQuoteFigures } from '@/lib/data/portal/quote-figures'
import { listTasksToday } from '@/lib/data/sales/task-list'
import { listUnsentMail } from '@/lib/mail/unsent-mail'
import { NO_FILTER } from '@/lib/leads/search'
import { firstValue } from '@/lib/list/query'
import { paths } from '@/lib/paths'
import { companyDay } from '@/lib/time/in-zone'
import { rangeOf, readPeriod } from '@/lib/time/periods'
import { sendAgain } from './actions'

export const metadata: Metadata = { title: 'Admin Dashboard' }

const NEWEST = 5
const NEWEST_LEADS = 10
const NEXT = 10

export default async function AdminHome({ searchParams }: PageProps<'/dashboard/admin/home'>) {
  const viewer = await requireArea('admin', paths.roleHome('admin'))
  const asked = await searchParams
  const period = readPeriod(firstValue(asked.period))
  const range = rangeOf(period, companyDay(new Date().toISOString()))
  const [counts, calls, leads, applications, applicationCounts, suggestions, mail, figures, tasks] =
    await Promise.all([
      getCatalogueCounts(),
      listUpcomingCalls(NEXT),
      listNewestLeads(NEWEST_LEADS),
      searchApplications(NO_FILTER, NEWEST),
      countApplications(),
      listGearSuggestions(),
      listUnsentMail(),
      readQuoteFigures(range),
      listTasksToday(viewer.id),
    ])
  return (
    <RoleHome role="admin" viewer={viewer} counts={counts} leadCount={leads.total}>
      <TasksToday tasks={tasks} area="admin" role={viewer.role} />
      <NextCalls calls={calls} />
      <NewestLeads rows={leads.rows} />
      <QuoteFigures figures={figures} period={period} range={range} />
      <LatestApplications
        rows={applications.rows}
        counts={applicationCounts}
        suggestionCount={suggestions.length}
      />
      <UnsentMailSection mail={mail} sendAgain={sendAgain} />
    </RoleHome>
  )
}
