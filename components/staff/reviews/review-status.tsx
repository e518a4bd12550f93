import { Badge } from '@/components/ui/badge'
import { type RequestState, REQUEST_STATE_LABELS } from '@/lib/catalogue/review-requests'
import { REVIEW_STATUS_LABELS, type ReviewStatus } from '@/lib/catalogue/reviews'

const REVIEW_VARIANTS = { published: 'secondary', waiting: 'default', hidden: 'outline' } as const

export const ReviewStatusBadge = ({ status }: { status: ReviewStatus }) => (
  <Badge variant={REVIEW_VARIANTS[status]}>{REVIEW_STATUS_LABELS[status]}</Badge>
)

const REQUEST_VARIANTS = {
  sent: 'secondary',
  opened: 'secondary',
  answered: 'default',
  expired: 'outline',
  withdrawn: 'outline',
} as const

export const RequestStateBadge = ({ state }: { state: RequestState }) => (
  <Badge variant={REQUEST_VARIANTS[state]}>{REQUEST_STATE_LABELS[state]}</Badge>
)
