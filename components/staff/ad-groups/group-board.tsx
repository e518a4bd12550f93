import { Board } from '@/components/staff/board/board'
import type { BoardActions } from '@/components/staff/board/types'
import { AD_GROUP_STATUS_LABELS, type AdGroupStatus } from '@/lib/ads/statuses'
import type { Area } from '@/lib/auth/roles'
import type { AdGroupCard } from '@/lib/data/ads/ad-group-cards'
import type { ListPage } from '@/lib/data/query/list-page'
import { staffPaths } from '@/lib/portal/staff-paths'
import { GroupCardContent } from './group-card-content'

type Props = {
  area: Area
  columns: { status: AdGroupStatus; page: ListPage<AdGroupCard> }[]
  /** What was searched for. */
  text: string
  /** Absent for those who may look only. */
  actions: BoardActions | undefined
}

/** Groups of ads in columns by where they stand. */
export function GroupBoard({ area, columns, text, actions }: Props) {
  return (
    <Board
      label="Ad groups by status"
      actions={actions}
      columns={columns.map(({ status, page }) => ({
        id: status,
        title: AD_GROUP_STATUS_LABELS[status],
        total: page.total,
        allHref: staffPaths.adGroups(
          area,
          new URLSearchParams({ status, sort: 'due', ...(text && { q: text }) }),
        ),
        cards: page.rows.map((group) => ({
          id: group.id,
          name: group.name,
          content: <GroupCardContent area={area} group={group} />,
        })),
      }))}
    />
  )
}
