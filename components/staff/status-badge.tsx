import { Badge } from '@/components/ui/badge'

/** Statuses of leads, applications, calls and ad groups. 'default' waits for staff, 'destructive' needs attention. */
const VARIANTS = {
  approved: 'secondary',
  booked: 'default',
  call_booked: 'secondary',
  canceled: 'outline',
  contacted: 'secondary',
  declined: 'outline',
  delivered: 'outline',
  done: 'secondary',
  held: 'destructive',
  in_progress: 'secondary',
  in_review: 'default',
  lost: 'outline',
  missed: 'destructive',
  moved: 'outline',
  new: 'default',
  planned: 'outline',
  quoted: 'secondary',
  spam: 'outline',
  won: 'secondary',
} as const

type Props<Status extends keyof typeof VARIANTS> = { status: Status; labels: Record<Status, string> }

export const StatusBadge = <Status extends keyof typeof VARIANTS>({ status, labels }: Props<Status>) => (
  <Badge variant={VARIANTS[status]}>{labels[status]}</Badge>
)
