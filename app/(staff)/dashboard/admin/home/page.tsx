import type { Metadata } from 'next'
import { Leads } from '@/components/staff/leads/leads'
import { UnsentMailSection } from '@/components/staff/mail/unsent-mail-section'
import { RoleHome } from '@/components/staff/role-home'
import { UpcomingCalls } from '@/components/staff/upcoming-calls'
import { requireArea } from '@/lib/auth/session'
import { countLeads, searchLeads } from '@/lib/data/leads'
import { getCatalogueCounts } from '@/lib/data/staff-overview'
import { listUnsentMail } from '@/lib/data/unsent-mail'
import { listUpcomingCalls } from '@/lib/data/upcoming-calls'
import { readLeadSearch } from '@/lib/leads/search'
import { paths } from '@/lib/paths'
import { sendAgain } from './actions'

export const metadata: Metadata = { title: 'Admin Dashboard' }

export default async function AdminHome({ searchParams }: PageProps<'/dashboard/admin/home'>) {
  const viewer = await requireArea('admin', paths.roleHome('admin'))
  const search = readLeadSearch(await searchParams)
  const [counts, leadCount, calls, leads, mail] = await Promise.all([
    getCatalogueCounts(),
    countLeads(),
    listUpcomingCalls(),
    searchLeads(search),
    listUnsentMail(),
  ])
  return (
    <RoleHome role="admin" viewer={viewer} counts={counts} leadCount={leadCount}>
      <UpcomingCalls calls={calls} />
      <Leads search={search} page={leads} />
      <UnsentMailSection mail={mail} sendAgain={sendAgain} />
    </RoleHome>
  )
}
