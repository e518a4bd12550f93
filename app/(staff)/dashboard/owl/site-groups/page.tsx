import type { Metadata } from 'next'
import { SiteGroupList } from '@/components/staff/site-groups/site-group-list'
import { listViewActions } from '@/components/staff/list/saved-views'
import { requireArea } from '@/lib/auth/session'
import { listSiteGroupOwners, searchSiteGroups } from '@/lib/data/owl/site-group-list'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { readListQuery } from '@/lib/list/query'
import { SITE_GROUP_LIST } from '@/lib/owl/site-groups'
import { getScreen, screenHref } from '@/lib/portal/screens'

const screen = getScreen('owl', 'site-groups')

export const metadata: Metadata = { title: screen.title }

export default async function SiteGroupsPage({ searchParams }: PageProps<'/dashboard/owl/site-groups'>) {
  await requireArea('owl', screenHref(screen))
  const query = readListQuery(SITE_GROUP_LIST, await searchParams)
  const [page, owners, views] = await Promise.all([
    searchSiteGroups(query),
    listSiteGroupOwners(),
    listSavedViews(SITE_GROUP_LIST.name),
  ])
  return (
    <SiteGroupList
      title={screen.title}
      description={screen.description}
      query={query}
      page={page}
      owners={owners}
      views={views}
      viewActions={listViewActions('owl', SITE_GROUP_LIST.name)}
    />
  )
}
