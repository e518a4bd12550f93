import { Badge } from '@/components/ui/badge'
import { LEAD_STATUS_LABELS, type LeadStatus } from '@/lib/leads/statuses'

/** What still waits for somebody stands out. */
const VARIANTS = {
  new: 'default',
  held: 'destructive',
  contacted: 'secondary',
  won: 'secondary',
  lost: 'outline',
  spam: 'outline',
} as const satisfies Record<LeadStatus, string>

export const LeadStatusBadge = ({ status, className }: { status: LeadStatus; className?: string }) => (
  <Badge variant={VARIANTS[status]} className={className}>
    {LEAD_STATUS_LABELS[status]}
  </Badge>
)
