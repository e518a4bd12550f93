import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { SiteList } from '@/components/staff/sites/site-list'
import { deleteListView, saveListView } from '@/lib/actions/saved-views'
import { requireArea } from '@/lib/auth/session'
import { listSiteGroupOptions } from '@/lib/data/owl/site-group-list'
import { searchSites } from '@/lib/data/owl/site-list'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { listQueryParams, readListQuery } from '@/lib/list/query'
import { SITE_LIST } from '@/lib/owl/sites'
import { owlPaths } from '@/lib/portal/owl-paths'
import { getScreen, screenHref } from '@/lib/portal/screens'

const screen = getScreen('owl', 'sites')

export const metadata: Metadata = { title: screen.title }

export default async function SitesPage({ searchParams }: PageProps<'/dashboard/owl/sites'>) {
  await requireArea('owl', screenHref(screen))
  const query = readListQuery(SITE_LIST, await searchParams)
  const [page, groups, views] = await Promise.all([
    searchSites(query),
    listSiteGroupOptions(),
    listSavedViews(SITE_LIST.name),
  ])
  if (!page) redirect(owlPaths.sites(listQueryParams(SITE_LIST, { ...query, page: 1 })))
  const place = { area: 'owl', list: SITE_LIST.name } as const
  return (
    <SiteList
      title={screen.title}
      description={screen.description}
      query={query}
      page={page}
      groups={groups}
      views={views}
      viewActions={{ save: saveListView.bind(null, place), remove: deleteListView.bind(null, place) }}
    />
  )
}
