import type { Metadata } from 'next'
import { RequestList } from '@/components/staff/reviews/request-list'
import { listViewActions } from '@/components/staff/list/saved-views'
import { requireArea } from '@/lib/auth/session'
import { REQUEST_LIST } from '@/lib/catalogue/review-requests'
import { searchReviewRequests } from '@/lib/data/catalogue/review-requests'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { readListQuery } from '@/lib/list/query'
import { getScreen, screenHref } from '@/lib/portal/screens'

const screen = getScreen('admin', 'review-requests')

export const metadata: Metadata = { title: screen.title }

export default async function ReviewRequestsPage({
  searchParams,
}: PageProps<'/dashboard/admin/review-requests'>) {
  await requireArea('admin', screenHref(screen))
  const query = readListQuery(REQUEST_LIST, await searchParams)
  const [page, views] = await Promise.all([searchReviewRequests(query), listSavedViews(REQUEST_LIST.name)])
  return (
    <RequestList
      title={screen.title}
      description={screen.description}
      query={query}
      page={page}
      views={views}
      viewActions={listViewActions('admin', REQUEST_LIST.name)}
    />
  )
}
