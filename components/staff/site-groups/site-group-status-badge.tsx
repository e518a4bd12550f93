import { Badge } from '@/components/ui/badge'
import { SITE_GROUP_STATUS_LABELS, type SiteGroupStatus } from '@/lib/owl/site-groups'

const VARIANTS = { prospect: 'default', active: 'secondary', paused: 'outline', former: 'outline' } as const

export const SiteGroupStatusBadge = ({ status }: { status: SiteGroupStatus }) => (
  <Badge variant={VARIANTS[status]}>{SITE_GROUP_STATUS_LABELS[status]}</Badge>
)
