import type { Metadata } from 'next'
import { ApplicationList } from '@/components/staff/applications/application-list'
import { GearSuggestions } from '@/components/staff/applications/gear-suggestions'
import { listViewActions } from '@/components/staff/list/saved-views'
import { setGearStatus } from '@/lib/actions/set-gear-status'
import { requireArea } from '@/lib/auth/session'
import { getApplicationOverview, searchApplications } from '@/lib/data/leads/application-list'
import { listBulkWork } from '@/lib/data/portal/bulk-work'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { APPLICATION_LIST } from '@/lib/leads/application-list'
import { readListQuery } from '@/lib/list/query'
import { getScreen } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'
import { changeChosenApplications, undoChosenApplications } from './actions'

const screen = getScreen('admin', 'applications')

export const metadata: Metadata = { title: screen.title }

export default async function ApplicationsPage({ searchParams }: PageProps<'/dashboard/admin/applications'>) {
  await requireArea('admin', staffPaths.applications())
  const query = readListQuery(APPLICATION_LIST, await searchParams)
  const asOf = new Date().toISOString()
  const [page, { counts, suggestions }, works, views] = await Promise.all([
    searchApplications(query),
    getApplicationOverview(),
    listBulkWork('applications'),
    listSavedViews(APPLICATION_LIST.name),
  ])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <ApplicationList
        title={screen.title}
        description={screen.description}
        query={query}
        page={page}
        counts={counts}
        asOf={asOf}
        works={works}
        views={views}
        viewActions={listViewActions('admin', APPLICATION_LIST.name)}
        change={changeChosenApplications}
        undo={undoChosenApplications}
      />
      <GearSuggestions suggestions={suggestions} decide={setGearStatus.bind(null, null)} />
    </div>
  )
}
