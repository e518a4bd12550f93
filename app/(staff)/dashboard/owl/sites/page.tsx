import type { Metadata } from 'next'
import { SiteList } from '@/components/staff/sites/site-list'
import { listViewActions } from '@/components/staff/list/saved-views'
import { requireArea } from '@/lib/auth/session'
import { listSiteGroupOptions } from '@/lib/data/owl/site-group-list'
import { searchSites } from '@/lib/data/owl/site-list'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { layoutOf, listQueryParams, readListQuery } from '@/lib/list/query'
import { SITE_LIST } from '@/lib/owl/sites'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { showAround, showRectangle } from './actions'

const screen = getScreen('owl', 'sites')

export const metadata: Metadata = { title: screen.title }

export default async function SitesPage({ searchParams }: PageProps<'/dashboard/owl/sites'>) {
  await requireArea('owl', screenHref(screen))
  const query = readListQuery(SITE_LIST, await searchParams)
  const [found, groups, views] = await Promise.all([
    searchSites(query),
    listSiteGroupOptions(),
    listSavedViews(SITE_LIST.name),
  ])
  const isMap = layoutOf(SITE_LIST, query) === 'map'
  const search = listQueryParams(SITE_LIST, query).toString()
  return (
    <SiteList
      title={screen.title}
      description={screen.description}
      query={query}
      page={isMap ? { ...found, rows: [], pageCount: 1 } : found}
      isMap={isMap}
      groups={groups}
      views={views}
      areaActions={{
        showAround: showAround.bind(null, search),
        showRectangle: showRectangle.bind(null, search),
      }}
      viewActions={listViewActions('owl', SITE_LIST.name)}
    />
  )
}
