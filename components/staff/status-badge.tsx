import { Badge } from '@/components/ui/badge'

/** Statuses of leads, applications, calls, ad groups, quotes and deals. 'default' waits for staff, 'destructive' needs attention. */
const VARIANTS = {
  approved: 'secondary',
  accepted: 'secondary',
  booked: 'default',
  call_booked: 'secondary',
  canceled: 'outline',
  contacted: 'secondary',
  declined: 'outline',
  delivered: 'outline',
  done: 'secondary',
  draft: 'outline',
  ended: 'outline',
  expired: 'destructive',
  held: 'destructive',
  in_progress: 'secondary',
  in_review: 'default',
  lost: 'outline',
  missed: 'destructive',
  moved: 'outline',
  new: 'default',
  paused: 'destructive',
  planned: 'outline',
  quoted: 'secondary',
  runs: 'secondary',
  seen: 'default',
  sent: 'secondary',
  spam: 'outline',
  withdrawn: 'outline',
  won: 'secondary',
} as const

type Props<Status extends keyof typeof VARIANTS> = { status: Status; labels: Record<Status, string> }

export const StatusBadge = <Status extends keyof typeof VARIANTS>({ status, labels }: Props<Status>) => (
  <Badge variant={VARIANTS[status]}>{labels[status]}</Badge>
)
