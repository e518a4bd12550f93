import { requireArea } from '@/lib/auth/session'
import { REQUEST_LIST, REQUEST_STATE_LABELS, type RequestColumn } from '@/lib/catalogue/review-requests'
import { exportReviewRequests, type ReviewRequest } from '@/lib/data/catalogue/review-requests'
import { exportList } from '@/lib/list/csv'
import { staffPaths } from '@/lib/portal/staff-paths'

const VALUES: Record<RequestColumn, (request: ReviewRequest) => string> = {
  contact: ({ contact }) => contact,
  client: ({ client }) => client ?? '',
  film: ({ film }) => film ?? '',
  state: ({ state }) => REQUEST_STATE_LABELS[state],
  sent: ({ sentAt }) => sentAt,
  expires: ({ expiresAt }) => expiresAt,
  answered: ({ answeredAt }) => answeredAt ?? '',
}

export async function GET(request: Request) {
  await requireArea('admin', staffPaths.reviewRequests())
  return exportList(REQUEST_LIST, request, { read: exportReviewRequests, values: VALUES })
}
