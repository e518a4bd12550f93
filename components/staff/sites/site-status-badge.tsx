import { Badge } from '@/components/ui/badge'
import { SITE_STATUS_LABELS, type SiteStatus } from '@/lib/owl/sites'

const VARIANTS = { planned: 'default', open: 'secondary', closed: 'outline' } as const

export const SiteStatusBadge = ({ status }: { status: SiteStatus }) => (
  <Badge variant={VARIANTS[status]}>{SITE_STATUS_LABELS[status]}</Badge>
)
