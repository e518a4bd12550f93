import type { Metadata } from 'next'
import { ReviewList } from '@/components/staff/reviews/review-list'
import { listViewActions } from '@/components/staff/list/saved-views'
import { requireArea } from '@/lib/auth/session'
import { REVIEW_LIST } from '@/lib/catalogue/reviews'
import { listReviewedOptions, searchReviews } from '@/lib/data/catalogue/review-list'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { readListQuery } from '@/lib/list/query'
import { getScreen, screenHref } from '@/lib/portal/screens'

const screen = getScreen('admin', 'add-review')

export const metadata: Metadata = { title: screen.title }

export default async function ReviewsPage({ searchParams }: PageProps<'/dashboard/admin/add-review'>) {
  await requireArea('admin', screenHref(screen))
  const query = readListQuery(REVIEW_LIST, await searchParams)
  const [page, named, views] = await Promise.all([
    searchReviews(query),
    listReviewedOptions(),
    listSavedViews(REVIEW_LIST.name),
  ])
  return (
    <ReviewList
      title={screen.title}
      description={screen.description}
      query={query}
      page={page}
      named={named}
      views={views}
      viewActions={listViewActions('admin', REVIEW_LIST.name)}
    />
  )
}
