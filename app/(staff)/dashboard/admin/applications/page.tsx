import type { Metadata } from 'next'
import { Applications, StatusCounts } from '@/components/staff/applications/applications'
import { GearSuggestions } from '@/components/staff/applications/gear-suggestions'
import { ScreenHeading } from '@/components/staff/headings'
import { setGearStatus } from '@/lib/actions/set-gear-status'
import { requireArea } from '@/lib/auth/session'
import { countApplications, searchApplications } from '@/lib/data/leads/application-review'
import { listGearSuggestions } from '@/lib/data/leads/gear-suggestions'
import { APPLICATION_STATUSES } from '@/lib/leads/statuses'
import { readSearch } from '@/lib/leads/search'
import { getScreen } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'

const screen = getScreen('admin', 'applications')

export const metadata: Metadata = { title: screen.title }

export default async function ApplicationsPage({ searchParams }: PageProps<'/dashboard/admin/applications'>) {
  await requireArea('admin', staffPaths.applications())
  const search = readSearch(await searchParams, APPLICATION_STATUSES)
  const [page, counts, suggestions] = await Promise.all([
    searchApplications(search),
    countApplications(),
    listGearSuggestions(),
  ])
  return (
    <div className="grid gap-12">
      <div className="grid gap-6">
        <ScreenHeading {...screen} />
        <StatusCounts counts={counts} />
        <Applications search={search} page={page} />
      </div>
      <GearSuggestions suggestions={suggestions} decide={setGearStatus.bind(null, null)} />
    </div>
  )
}
