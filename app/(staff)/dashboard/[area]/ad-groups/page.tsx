import type { Metadata } from 'next'
import { AdGroupList } from '@/components/staff/ad-groups/ad-group-list'
import { listViewActions } from '@/components/staff/list/saved-views'
import { AD_GROUP_LIST } from '@/lib/ads/lists'
import { canEnter } from '@/lib/auth/roles'
import { getAdCatalogue } from '@/lib/data/ads/ad-catalogue'
import { countAds, searchAdGroups } from '@/lib/data/ads/ad-groups'
import { listAssignableStaff } from '@/lib/data/ads/assignments'
import { listBulkWork } from '@/lib/data/portal/bulk-work'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { readListQuery } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'
import { assignPerson, changeStatus } from './actions'

export const metadata: Metadata = { title: 'Ad Groups' }

export default async function AdGroupsPage({
  params,
  searchParams,
}: PageProps<'/dashboard/[area]/ad-groups'>) {
  const { area: named } = await params
  const { viewer, area, screen } = await requireScreen(named, 'ad-groups')
  const query = readListQuery(AD_GROUP_LIST, await searchParams)
  const asOf = new Date().toISOString()
  const isManager = canEnter('project-manager', viewer.role)
  const [page, catalogue, views, staff, works] = await Promise.all([
    searchAdGroups(query),
    getAdCatalogue(),
    listSavedViews(AD_GROUP_LIST.name),
    isManager ? listAssignableStaff() : [],
    isManager ? listBulkWork('ad-groups') : [],
  ])
  return (
    <AdGroupList
      area={area}
      description={screen.description}
      viewerId={viewer.id}
      query={query}
      page={page}
      asOf={asOf}
      works={works}
      adCounts={await countAds(page.rows.map(({ id }) => id))}
      catalogue={catalogue}
      staff={staff}
      views={views}
      viewActions={listViewActions(area, AD_GROUP_LIST.name)}
      bulkActions={
        isManager
          ? { changeStatus: changeStatus.bind(null, area), assignPerson: assignPerson.bind(null, area) }
          : null
      }
    />
  )
}
