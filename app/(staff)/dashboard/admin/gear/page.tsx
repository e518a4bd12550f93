import type { Metadata } from 'next'
import { GearList } from '@/components/staff/gear/gear-list'
import { listViewActions } from '@/components/staff/list/saved-views'
import { requireArea } from '@/lib/auth/session'
import { searchGear } from '@/lib/data/leads/gear-list'
import { listBulkWork } from '@/lib/data/portal/bulk-work'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { GEAR_LIST } from '@/lib/leads/gear-list'
import { readListQuery } from '@/lib/list/query'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { changeChosenGear, undoChosenGearChanges } from './actions'

const screen = getScreen('admin', 'gear')

export const metadata: Metadata = { title: screen.title }

export default async function GearPage({ searchParams }: PageProps<'/dashboard/admin/gear'>) {
  await requireArea('admin', screenHref(screen))
  const query = readListQuery(GEAR_LIST, await searchParams)
  const asOf = new Date().toISOString()
  const [page, works, views] = await Promise.all([
    searchGear(query),
    listBulkWork('gear'),
    listSavedViews(GEAR_LIST.name),
  ])
  return (
    <GearList
      title={screen.title}
      description={screen.description}
      query={query}
      page={page}
      asOf={asOf}
      works={works}
      views={views}
      viewActions={listViewActions('admin', GEAR_LIST.name)}
      change={changeChosenGear}
      undo={undoChosenGearChanges}
    />
  )
}
