import type { Metadata } from 'next'
import { ClientList } from '@/components/staff/clients/client-list'
import { listViewActions } from '@/components/staff/list/saved-views'
import { requireArea } from '@/lib/auth/session'
import { CLIENT_LIST } from '@/lib/catalogue/clients'
import { listIndustryOptions, searchClients } from '@/lib/data/catalogue/client-list'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { readListQuery } from '@/lib/list/query'
import { getScreen, screenHref } from '@/lib/portal/screens'

const screen = getScreen('admin', 'upload-client-logos')

export const metadata: Metadata = { title: screen.title }

export default async function ClientsPage({
  searchParams,
}: PageProps<'/dashboard/admin/upload-client-logos'>) {
  await requireArea('admin', screenHref(screen))
  const query = readListQuery(CLIENT_LIST, await searchParams)
  const [page, industries, views] = await Promise.all([
    searchClients(query),
    listIndustryOptions(),
    listSavedViews(CLIENT_LIST.name),
  ])
  return (
    <ClientList
      title={screen.title}
      description={screen.description}
      query={query}
      page={page}
      industries={industries}
      views={views}
      viewActions={listViewActions('admin', CLIENT_LIST.name)}
    />
  )
}
