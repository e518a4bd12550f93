import type { Metadata } from 'next'
import { LatestApplications } from '@/components/staff/applications/applications'
import { NextCalls } from '@/components/staff/calls/call-lists'
import { Leads } from '@/components/staff/leads/leads'
import { UnsentMailSection } from '@/components/staff/home/unsent-mail'
import { RoleHome } from '@/components/staff/home/role-home'
import { requireArea } from '@/lib/auth/session'
import { countApplications, searchApplications } from '@/lib/data/leads/application-review'
import { listUpcomingCalls } from '@/lib/data/leads/calls'
import { listGearSuggestions } from '@/lib/data/leads/gear-suggestions'
import { countLeads, searchLeads } from '@/lib/data/leads/leads'
import { getCatalogueCounts } from '@/lib/data/portal/catalogue-counts'
import { listUnsentMail } from '@/lib/mail/unsent-mail'
import { readSearch } from '@/lib/leads/search'
import { NO_FILTER } from '@/lib/leads/search'
import { LEAD_STATUSES } from '@/lib/leads/statuses'
import { paths } from '@/lib/paths'
import { sendAgain } from './actions'

export const metadata: Metadata = { title: 'Admin Dashboard' }

const NEWEST = 5
const NEXT = 10

export default async function AdminHome({ searchParams }: PageProps<'/dashboard/admin/home'>) {
  const viewer = await requireArea('admin', paths.roleHome('admin'))
  const search = readSearch(await searchParams, LEAD_STATUSES)
  const [counts, leadCount, calls, leads, applications, applicationCounts, suggestions, mail] =
    await Promise.all([
      getCatalogueCounts(),
      countLeads(),
      listUpcomingCalls(NEXT),
      searchLeads(search),
      searchApplications(NO_FILTER, NEWEST),
      countApplications(),
      listGearSuggestions(),
      listUnsentMail(),
    ])
  return (
    <RoleHome role="admin" viewer={viewer} counts={counts} leadCount={leadCount}>
      <NextCalls calls={calls} />
      <Leads search={search} page={leads} />
      <LatestApplications
        rows={applications.rows}
        counts={applicationCounts}
        suggestionCount={suggestions.length}
      />
      <UnsentMailSection mail={mail} sendAgain={sendAgain} />
    </RoleHome>
  )
}
