import { StatusBadge } from '@/components/staff/status-badge'
import { SITE_STATUS_LABELS, type SiteStatus } from '@/lib/owl/sites'

export const SiteStatusBadge = ({ status }: { status: SiteStatus }) => (
  <StatusBadge status={status} labels={SITE_STATUS_LABELS} />
)
