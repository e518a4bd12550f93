import type { Metadata } from 'next'
import { RedirectList } from '@/components/staff/redirects/redirect-list'
import { listViewActions } from '@/components/staff/list/saved-views'
import { requireArea } from '@/lib/auth/session'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { searchRedirects } from '@/lib/data/website/redirect-list'
import { readListQuery } from '@/lib/list/query'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { REDIRECT_LIST } from '@/lib/seo/redirect-list'
import { takeBackImport } from './import/actions'

const screen = getScreen('admin', 'redirects')

export const metadata: Metadata = { title: screen.title }

export default async function RedirectsPage({ searchParams }: PageProps<'/dashboard/admin/redirects'>) {
  await requireArea('admin', screenHref(screen))
  const query = readListQuery(REDIRECT_LIST, await searchParams)
  const [page, views] = await Promise.all([searchRedirects(query), listSavedViews(REDIRECT_LIST.name)])
  return (
    <RedirectList
      title={screen.title}
      description={screen.description}
      query={query}
      page={page}
      views={views}
      viewActions={listViewActions('admin', REDIRECT_LIST.name)}
      takeBack={query.filters.import ? takeBackImport.bind(null, query.filters.import) : null}
    />
  )
}
