import { AdGroupCardContent } from '@/components/staff/ad-groups/ad-group-board'
import { Board } from '@/components/staff/board/board'
import type { BoardActions } from '@/components/staff/board/moves'
import { assignmentParams } from '@/lib/ads/assignment-search'
import type { AdGroupCard } from '@/lib/data/ads/ad-group-cards'
import type { ListPage } from '@/lib/data/query/lists'
import { staffPaths } from '@/lib/portal/staff-paths'

/** A project manager, or the option for unassigned groups. */
type Person = { id: string; name: string }

type Props = {
  columns: { person: Person; groups: ListPage<AdGroupCard> }[]
  /** Shows one column in pages instead of all columns. */
  isSingleColumn: boolean
  /** All possible targets of a move, shown as columns or not. */
  people: Person[]
  text: string
  actions: BoardActions
}

export function ManagerBoard({ columns, isSingleColumn, people, text, actions }: Props) {
  return (
    <Board
      label="Ad groups by project manager"
      actions={actions}
      targets={people.map(({ id, name }) => ({ id, title: name }))}
      columns={columns.map(({ person, groups }) => ({
        id: person.id,
        title: person.name,
        total: groups.total,
        allHref: isSingleColumn
          ? null
          : staffPaths.managerAssignments(assignmentParams({ text, person: person.id })),
        cards: groups.rows.map((group) => ({
          id: group.id,
          name: group.name,
          content: <AdGroupCardContent area="admin" group={group} showStatus />,
        })),
      }))}
    />
  )
}
