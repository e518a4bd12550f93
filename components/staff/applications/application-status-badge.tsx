import { Badge } from '@/components/ui/badge'
import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '@/lib/leads/application-statuses'

/** What still waits for somebody stands out. */
const VARIANTS = {
  new: 'default',
  held: 'destructive',
  approved: 'secondary',
  declined: 'outline',
  spam: 'outline',
} as const satisfies Record<ApplicationStatus, string>

export const ApplicationStatusBadge = ({ status }: { status: ApplicationStatus }) => (
  <Badge variant={VARIANTS[status]}>{APPLICATION_STATUS_LABELS[status]}</Badge>
)
