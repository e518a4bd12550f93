import { Badge } from '@/components/ui/badge'
import { CALL_STATUS_LABELS, type CallStatus } from '@/lib/leads/call-statuses'

const VARIANTS = {
  booked: 'default',
  moved: 'outline',
  canceled: 'outline',
  done: 'secondary',
  missed: 'destructive',
} as const satisfies Record<CallStatus, string>

export const CallStatusBadge = ({ status }: { status: CallStatus }) => (
  <Badge variant={VARIANTS[status]}>{CALL_STATUS_LABELS[status]}</Badge>
)
