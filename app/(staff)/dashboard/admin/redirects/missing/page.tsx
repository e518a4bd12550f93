import type { Metadata } from 'next'
import { MissingAddresses } from '@/components/staff/redirects/missing-addresses'
import { requireArea } from '@/lib/auth/session'
import { listIgnored, searchMissing } from '@/lib/data/website/missing-addresses'
import { readListQuery } from '@/lib/list/query'
import { getScreen, screenHref } from '@/lib/portal/screens'
import { MISSING_LIST } from '@/lib/seo/redirect-list'
import { ignoreAddress, stopIgnoring } from './actions'

const screen = getScreen('admin', 'redirects/missing')

export const metadata: Metadata = { title: screen.title }

export default async function MissingPage({ searchParams }: PageProps<'/dashboard/admin/redirects/missing'>) {
  await requireArea('admin', screenHref(screen))
  const query = readListQuery(MISSING_LIST, await searchParams)
  const [page, ignored] = await Promise.all([searchMissing(query), listIgnored()])
  return (
    <MissingAddresses
      title={screen.title}
      description={screen.description}
      query={query}
      page={page}
      ignored={ignored}
      ignoreOf={(path) => ignoreAddress.bind(null, path)}
      stopIgnoringOf={(path) => stopIgnoring.bind(null, path)}
    />
  )
}
