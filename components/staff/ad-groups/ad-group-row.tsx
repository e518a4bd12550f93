import type { ListRow } from '@/components/staff/list/list-table'
import { OfficeTime } from '@/components/staff/office-time'
import type { AdGroupColumn } from '@/lib/ads/ad-group-list'
import type { Area } from '@/lib/auth/roles'
import type { AdGroupRow } from '@/lib/data/ads/ad-groups'
import { staffPaths } from '@/lib/portal/staff-paths'
import { AdGroupStatusBadge } from './ad-group-status-badge'
import { DueDate } from './due-date'

const TIME = 'text-muted-foreground tabular-nums'

/** `ads` is how many the group has. */
export const toListRow = (area: Area, group: AdGroupRow, ads: number): ListRow<AdGroupColumn> => ({
  id: group.id,
  href: staffPaths.adGroup(area, group.id),
  title: group.name,
  cells: {
    client: group.client,
    product: group.product,
    status: <AdGroupStatusBadge status={group.status} />,
    due: <DueDate dueDate={group.dueDate} status={group.status} />,
    ads: <span className="tabular-nums">{ads}</span>,
    preview: group.isPreviewOpen ? 'Open' : <span className="text-muted-foreground">Closed</span>,
    created: <OfficeTime at={group.createdAt} className={TIME} />,
    changed: <OfficeTime at={group.changedAt} className={TIME} />,
  },
})
