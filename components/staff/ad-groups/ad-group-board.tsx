import { Board } from '@/components/staff/board/board'
import type { BoardActions } from '@/components/staff/board/moves'
import { StaffLink } from '@/components/staff/staff-link'
import { Badge } from '@/components/ui/badge'
import { SearchField } from '@/components/ui/input'
import { Button } from '@/components/ui/button'
import { AD_GROUP_STATUS_LABELS, type AdGroupStatus } from '@/lib/ads/types'
import type { Area } from '@/lib/auth/roles'
import type { AdGroupCard } from '@/lib/data/ads/ad-group-cards'
import type { ListPage } from '@/lib/data/query/lists'
import { staffPaths } from '@/lib/portal/staff-paths'
import { StatusBadge } from '@/components/staff/status-badge'
import { DueDate } from './due-date'

type AdGroupBoardProps = {
  area: Area
  columns: { status: AdGroupStatus; page: ListPage<AdGroupCard> }[]
  text: string
  /** Undefined when the user may not move cards. */
  actions: BoardActions | undefined
}

export function AdGroupBoard({ area, columns, text, actions }: AdGroupBoardProps) {
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
          content: <AdGroupCardContent area={area} group={group} />,
        })),
      }))}
    />
  )
}

type AdGroupCardContentProps = {
  area: Area
  group: AdGroupCard
  /** For boards whose columns are not statuses. */
  showStatus?: boolean
}

export function AdGroupCardContent({ area, group, showStatus = false }: AdGroupCardContentProps) {
  return (
    <>
      <StaffLink
        href={staffPaths.adGroup(area, group.id)}
        // Otherwise dragging the link would drag its URL and not the card.
        draggable={false}
        className="font-medium break-words underline-offset-4 hover:underline"
      >
        {group.name}
      </StaffLink>
      <p className="text-sm break-words text-muted-foreground">
        {group.client} · {group.product}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        {showStatus && <StatusBadge status={group.status} labels={AD_GROUP_STATUS_LABELS} />}
        <span className="sr-only">Due </span>
        <DueDate dueDate={group.dueDate} status={group.status} />
        {group.wantsChanges && <Badge variant="destructive">Changes requested</Badge>}
      </p>
      {group.assignees.length > 0 && (
        <p className="text-sm break-words text-muted-foreground">
          <span className="sr-only">Assigned to </span>
          {group.assignees.map(({ name }) => name).join(', ')}
        </p>
      )}
    </>
  )
}

type BoardSearchFormProps = {
  action: string
  text: string
}

export const BoardSearchForm = ({ action, text }: BoardSearchFormProps) => (
  <form role="search" aria-label="Ad groups" action={action} className="flex min-w-0 gap-3">
    <SearchField text={text} label="Name, client or product" className="max-w-md" />
    <Button type="submit" variant="secondary">
      Search
    </Button>
  </form>
)
