import type { Metadata } from 'next'
import { AdLibrary } from '@/components/staff/ads/ad-library'
import { listViewActions } from '@/components/staff/list/saved-views'
import { AD_LIBRARY } from '@/lib/ads/lists'
import { getLibraryCatalogue } from '@/lib/data/ads/ad-catalogue'
import { searchAds } from '@/lib/data/ads/ad-library'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { readListQuery } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'
import { updateAds } from './actions'

export const metadata: Metadata = { title: 'Ad Library' }

export default async function AdLibraryPage({
  params,
  searchParams,
}: PageProps<'/dashboard/[area]/ad-library'>) {
  const { area: named } = await params
  const { area, screen } = await requireScreen(named, 'ad-library')
  const query = readListQuery(AD_LIBRARY, await searchParams)
  const asOf = new Date().toISOString()
  const [page, catalogue, views] = await Promise.all([
    searchAds(query),
    getLibraryCatalogue(),
    listSavedViews(AD_LIBRARY.name),
  ])
  return (
    <AdLibrary
      area={area}
      description={screen.description}
      query={query}
      page={page}
      catalogue={catalogue}
      asOf={asOf}
      update={updateAds.bind(null, area)}
      views={views}
      viewActions={listViewActions(area, AD_LIBRARY.name)}
    />
  )
}
