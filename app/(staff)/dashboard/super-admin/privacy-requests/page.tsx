import type { Metadata } from 'next'
import { PrivacyRequests } from '@/components/staff/privacy/privacy-requests'
import { requireArea } from '@/lib/auth/session'
import { listPrivacyRequests, REQUESTS_OF_PAGE } from '@/lib/data/people/privacy-requests'
import { readPage } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { openRequest } from './actions'

export const metadata: Metadata = { title: 'Privacy requests' }

export default async function PrivacyRequestsPage({
  searchParams,
}: PageProps<'/dashboard/super-admin/privacy-requests'>) {
  await requireArea('super-admin', staffPaths.privacyRequests())
  const page = readPage((await searchParams).page)
  const { rows, total } = await listPrivacyRequests(page)
  const pageCount = rows.length === 0 ? 1 : Math.ceil(total / REQUESTS_OF_PAGE)
  return <PrivacyRequests rows={rows} page={page} pageCount={pageCount} open={openRequest} />
}
