import type { Metadata } from 'next'
import { PlaceList } from '@/components/staff/places/place-list'
import { listViewActions } from '@/components/staff/list/saved-views'
import { requireArea } from '@/lib/auth/session'
import { PLACE_LIST } from '@/lib/catalogue/places/place-list'
import { listBulkWork } from '@/lib/data/portal/bulk-work'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { searchPlacePages } from '@/lib/data/website/place-page-list'
import { readListQuery } from '@/lib/list/query'
import { getScreen } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'
import { changePlacePages, undoPlaceChanges } from './actions'

const screen = getScreen('admin', 'place-pages')

export const metadata: Metadata = { title: screen.title }

export default async function PlacePagesPage({ searchParams }: PageProps<'/dashboard/admin/place-pages'>) {
  await requireArea('admin', staffPaths.placePages())
  const query = readListQuery(PLACE_LIST, await searchParams)
  const asOf = new Date().toISOString()
  const [page, works, views] = await Promise.all([
    searchPlacePages(query),
    listBulkWork('place-pages'),
    listSavedViews(PLACE_LIST.name),
  ])
  return (
    <PlaceList
      title={screen.title}
      description={screen.description}
      query={query}
      page={page}
      asOf={asOf}
      works={works}
      views={views}
      viewActions={listViewActions('admin', PLACE_LIST.name)}
      change={changePlacePages}
      undo={undoPlaceChanges}
    />
  )
}
