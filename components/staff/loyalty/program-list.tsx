import { ScreenHeading } from '@/components/staff/headings'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { ListRow } from '@/components/staff/list/list-table'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { StatusBadge } from '@/components/staff/status-badge'
import { buttonVariants } from '@/components/ui/button-variants'
import type { GroupOption, LoyaltyQuery, ProgramRow } from '@/lib/data/owl/loyalty-list'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import { optionsFromLabels, optionsFromRecords } from '@/lib/list/query'
import {
  COMING_LABELS,
  LOYALTY_LIST,
  type LoyaltyColumn,
  PROGRAM_STATUS_LABELS,
} from '@/lib/owl/loyalty/lists'
import { owlPaths } from '@/lib/portal/owl-paths'
import { countOf, formatCount } from '@/lib/text/format'
import { shortDay } from '@/lib/time/in-zone'

type ProgramListProps = {
  title: string
  description?: string
  query: LoyaltyQuery
  page: ListPage<ProgramRow>
  groups: GroupOption[]
  views: SavedView[]
  viewActions: SavedViewActions
}

export function ProgramList({ title, description, groups, ...props }: ProgramListProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title={title} description={description} />
        <div className="flex flex-wrap gap-2">
          <StaffLink
            href={owlPaths.imports('loyalty-program')}
            className={buttonVariants({ variant: 'outline' })}
          >
            Import
          </StaffLink>
          <StaffLink href={owlPaths.newLoyaltyProgram()} className={buttonVariants()}>
            New program
          </StaffLink>
        </div>
      </div>
      <ListScreen
        {...props}
        spec={LOYALTY_LIST}
        toRow={toListRow}
        options={{
          status: optionsFromLabels(PROGRAM_STATUS_LABELS),
          coming: optionsFromLabels(COMING_LABELS),
          group: optionsFromRecords(groups),
        }}
        hrefOf={(query) => owlPaths.loyaltyPrograms(query)}
        exportHref={(query) => owlPaths.loyaltyExport(query)}
        bulk={null}
      />
    </div>
  )
}

const NONE = <span className="text-muted-foreground">None</span>

const toListRow = (program: ProgramRow): ListRow<LoyaltyColumn> => ({
  id: program.id,
  href: owlPaths.loyaltyProgram(program.id),
  title: program.name,
  cells: {
    group: program.group,
    status: <StatusBadge status={program.status} labels={PROGRAM_STATUS_LABELS} />,
    running: program.running ? `Version ${program.running.number}` : NONE,
    coming: program.coming ? (
      `Version ${program.coming.number} from ${shortDay(program.coming.on)}`
    ) : program.drafts > 0 ? (
      <span className="text-muted-foreground">{countOf(program.drafts, 'draft', 'drafts')}</span>
    ) : (
      NONE
    ),
    members: <span className="tabular-nums">{formatCount(program.members)}</span>,
    points: <span className="tabular-nums">{formatCount(program.points)}</span>,
    created: <OfficeTime at={program.createdAt} className="text-muted-foreground tabular-nums" />,
  },
})
