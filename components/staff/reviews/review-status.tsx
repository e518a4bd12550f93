import { StatusBadge } from '@/components/staff/status-badge'
import { type RequestState, REQUEST_STATE_LABELS } from '@/lib/catalogue/review-requests'
import { REVIEW_STATUS_LABELS, type ReviewStatus } from '@/lib/catalogue/reviews'

export const ReviewStatusBadge = ({ status }: { status: ReviewStatus }) => (
  <StatusBadge status={status} labels={REVIEW_STATUS_LABELS} />
)

export const RequestStateBadge = ({ state }: { state: RequestState }) => (
  <StatusBadge status={state} labels={REQUEST_STATE_LABELS} />
)
