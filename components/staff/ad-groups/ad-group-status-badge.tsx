import { Badge } from '@/components/ui/badge'
import { AD_GROUP_STATUS_LABELS, type AdGroupStatus } from '@/lib/ads/statuses'

/** What somebody works on, or has to look at, stands out. */
const VARIANTS = {
  planned: 'outline',
  in_progress: 'secondary',
  in_review: 'default',
  approved: 'secondary',
  delivered: 'outline',
} as const satisfies Record<AdGroupStatus, string>

export const AdGroupStatusBadge = ({ status, className }: { status: AdGroupStatus; className?: string }) => (
  <Badge variant={VARIANTS[status]} className={className}>
    {AD_GROUP_STATUS_LABELS[status]}
  </Badge>
)
