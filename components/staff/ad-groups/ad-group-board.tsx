import { cx } from 'class-variance-authority'
import Image from 'next/image'
import { Board } from '@/components/staff/board/board'
import type { BoardActions } from '@/components/staff/board/moves'
import { StaffLink } from '@/components/staff/staff-link'
import { Badge } from '@/components/ui/badge'
import { SearchField } from '@/components/ui/input'
import { Button } from '@/components/ui/button'
import { AD_GROUP_STATUS_LABELS, type AdGroupStatus } from '@/lib/ads/types'
import type { Area } from '@/lib/auth/roles'
import type { Assignee } from '@/lib/data/ads/assignments'
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
  const { picture, ads, approved, wantsChanges } = group.progress
  return (
    <>
      {picture && (
        // The files are private, so the image optimizer cannot read them.
        <Image
          unoptimized
          src={staffPaths.adFile(picture)}
          alt=""
          width={320}
          height={176}
          draggable={false}
          className="aspect-[1000/550] w-full rounded-sm bg-secondary object-cover"
        />
      )}
      <StaffLink
        href={staffPaths.adGroup(area, group.id)}
        // Otherwise dragging the link would drag its URL and not the card.
        draggable={false}
        className="font-medium [overflow-wrap:anywhere] hyphens-auto underline-offset-4 hover:underline"
      >
        {group.name}
      </StaffLink>
      <p className="text-sm [overflow-wrap:anywhere] hyphens-auto text-muted-foreground">
        {group.client} · {group.product}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        {showStatus && <StatusBadge status={group.status} labels={AD_GROUP_STATUS_LABELS} />}
        <span className="sr-only">Due </span>
        <DueDate dueDate={group.dueDate} status={group.status} />
        {wantsChanges && <Badge tone="problem">Changes requested</Badge>}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted-foreground">
        <span className="tabular-nums">{ads === 0 ? 'No ads yet' : `${approved} of ${ads} approved`}</span>
        {group.assignees.length > 0 && <People people={group.assignees} />}
      </div>
    </>
  )
}

const initialsOf = (name: string) =>
  name
    .split(/[\s@]+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

const People = ({ people }: { people: Assignee[] }) => (
  <p className="flex flex-wrap">
    <span className="sr-only">Assigned to {people.map(({ name }) => name).join(', ')}</span>
    {people.map(({ id, name }, at) => (
      <span
        key={id}
        aria-hidden="true"
        title={name}
        className={cx(
          'grid size-7 place-items-center rounded-full border-2 border-card bg-accent text-[0.6875rem] font-medium text-accent-foreground',
          at > 0 && '-ml-1.5',
        )}
      >
        {initialsOf(name)}
      </span>
    ))}
  </p>
)

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
