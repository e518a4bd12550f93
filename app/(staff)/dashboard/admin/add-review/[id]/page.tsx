import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DeletedReview, ReviewHistory } from '@/components/staff/reviews/review-history'
import { ReviewDetail } from '@/components/staff/reviews/review-detail'
import { undoRecordChange } from '@/lib/actions/undo-change'
import { requireArea } from '@/lib/auth/session'
import { listAppearances } from '@/lib/data/catalogue/appearances'
import { listClientOptions } from '@/lib/data/catalogue/client-list'
import { addNamed, getReviewChoices, nameHistory } from '@/lib/data/catalogue/review-choices'
import { getReview, listHomeReviewIds } from '@/lib/data/catalogue/review-record'
import { getRequestOfReview } from '@/lib/data/catalogue/review-requests'
import { listRecordHistory } from '@/lib/data/history/record-history'
import { isUuid } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { changeReview, changeReviewChoice, changeReviewStatus, removeReview } from './actions'

export const metadata: Metadata = { title: 'Review' }

const SOME = 10
const ALL = 199

export default async function ReviewPage({
  params,
  searchParams,
}: PageProps<'/dashboard/admin/add-review/[id]'>) {
  const { id } = await params
  await requireArea('admin', staffPaths.review(id))
  if (!isUuid(id)) notFound()
  const { history: shown } = await searchParams
  const [review, history, clients, request, homeIds, pages] = await Promise.all([
    getReview(id),
    listRecordHistory('client_reviews', id, shown === 'all' ? ALL : SOME),
    listClientOptions(),
    getRequestOfReview(id),
    listHomeReviewIds(),
    listAppearances({ kind: 'review', id }),
  ])
  const [ofClient, names] = await Promise.all([
    review && getReviewChoices(review.values.client),
    nameHistory(history.entries),
  ])
  const historyProps = {
    entries: history.entries,
    names,
    moreHref: history.hasMore && shown !== 'all' ? staffPaths.review(id, { history: 'all' }) : null,
    undo: undoRecordChange.bind(null, 'client_reviews', id),
  }
  if (!review || !ofClient) {
    if (history.entries.length === 0) notFound()
    return <DeletedReview {...historyProps} />
  }
  return (
    <ReviewDetail
      review={review}
      choices={await addNamed(ofClient, review.values.contact, review.values.film)}
      clients={clients}
      request={request}
      pages={pages}
      place={homeIds.indexOf(id) + 1 || null}
      actionOf={(field) => changeReview.bind(null, id, field)}
      statusAction={(to) => changeReviewStatus.bind(null, id, review.status, to)}
      choose={changeReviewChoice.bind(null, id, !review.isChosen)}
      remove={removeReview.bind(null, id)}
    >
      <ReviewHistory {...historyProps} />
    </ReviewDetail>
  )
}
