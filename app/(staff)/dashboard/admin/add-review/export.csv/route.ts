import { requireArea } from '@/lib/auth/session'
import { REVIEW_LIST, REVIEW_STATUS_LABELS, type ReviewColumn } from '@/lib/catalogue/reviews'
import { exportReviews, type ReviewRow } from '@/lib/data/catalogue/review-list'
import { exportList } from '@/lib/list/csv'
import { staffPaths } from '@/lib/portal/staff-paths'

const VALUES: Record<ReviewColumn, (review: ReviewRow) => string> = {
  client: ({ client }) => client,
  rating: ({ rating }) => String(rating),
  text: ({ description }) => description,
  contact: ({ contact }) => contact ?? '',
  film: ({ film }) => film ?? '',
  status: ({ status }) => REVIEW_STATUS_LABELS[status],
  date: ({ createdAt }) => createdAt,
  changed: ({ changedAt }) => changedAt,
}

export async function GET(request: Request) {
  await requireArea('admin', staffPaths.reviews())
  return exportList(REVIEW_LIST, request, { read: exportReviews, values: VALUES })
}
