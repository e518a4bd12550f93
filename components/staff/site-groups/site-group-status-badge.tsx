import { StatusBadge } from '@/components/staff/status-badge'
import { SITE_GROUP_STATUS_LABELS, type SiteGroupStatus } from '@/lib/owl/site-groups'

export const SiteGroupStatusBadge = ({ status }: { status: SiteGroupStatus }) => (
  <StatusBadge status={status} labels={SITE_GROUP_STATUS_LABELS} />
)
