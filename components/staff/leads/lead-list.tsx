import { ScreenHeading } from '@/components/staff/headings'
import { BulkReports } from '@/components/staff/list/bulk-reports'
import { BulkWorks } from '@/components/staff/list/bulk-works'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { ListRow } from '@/components/staff/list/list-table'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { StatusBadge } from '@/components/staff/status-badge'
import { buttonVariants } from '@/components/ui/button-variants'
import type { LeadRow } from '@/lib/data/leads/lead-list'
import type { LeadOwner, LeadQuery } from '@/lib/data/leads/lead-rows'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import { LEAD_LIST, type LeadColumn } from '@/lib/leads/lead-list'
import { LEAD_STATUS_LABELS, LOST_REASON_LABELS } from '@/lib/leads/statuses'
import type { BulkAction } from '@/lib/list/bulk'
import type { BulkWork } from '@/lib/list/bulk-work'
import { MAX_IN_JOB } from '@/lib/list/selection'
import { listQueryParams } from '@/lib/list/query'
import { staffPaths, type LeadArea } from '@/lib/portal/staff-paths'
import { formatCount } from '@/lib/text/format'
import { LeadBulkChanges } from './bulk-changes'
import { leadFilterOptions } from './filter-options'
import { FirstAnswer, LeadValue, NextStep, OwnerName } from './lead-facts'
import { LeadViews } from './lead-views'

type Props = {
  area: LeadArea
  description?: string
  viewerId: string
  query: LeadQuery
  page: ListPage<LeadRow>
  owners: LeadOwner[]
  /** Requests that wait for review. */
  heldCount: number
  /** When the page was read, ISO 8601. */
  asOf: string
  works: BulkWork[]
  views: SavedView[]
  viewActions: SavedViewActions
  change: BulkAction
  undo: BulkAction
}

export function LeadList({ area, description, query, page, owners, heldCount, ...props }: Props) {
  const params = listQueryParams(LEAD_LIST, { ...query, page: 1 })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title="Leads" description={description} />
        <div className="flex flex-wrap items-center gap-3">
          <LeadViews area={area} current="list" query={params} />
          <StaffLink href={staffPaths.newLead(area)} className={buttonVariants()}>
            New lead
          </StaffLink>
        </div>
      </div>
      {heldCount > 0 && query.filters.stage !== 'held' && (
        <p className="rounded-md border border-destructive px-4 py-3">
          <StaffLink
            href={staffPaths.leads(area, new URLSearchParams({ stage: 'held' }))}
            className="underline underline-offset-4"
          >
            {formatCount(heldCount)} {heldCount === 1 ? 'request waits' : 'requests wait'} for review
          </StaffLink>
          , because the bot check was in doubt. No one has replied yet.
        </p>
      )}
      <BulkWorks
        list="leads"
        area={area}
        nouns={LEAD_LIST.nouns}
        works={props.works}
        rowHref={(id) => staffPaths.lead(area, id)}
        href={staffPaths.leads(area, listQueryParams(LEAD_LIST, query))}
      />
      <BulkReports action={props.change} undo={props.undo}>
        <ListScreen
          spec={LEAD_LIST}
          query={query}
          page={page}
          toRow={(lead) => toListRow(lead, owners, staffPaths.lead(area, lead.id, params))}
          options={leadFilterOptions(owners, props.viewerId)}
          hrefOf={(next) => staffPaths.leads(area, next)}
          exportHref={(next) => staffPaths.leadExport(area, next)}
          views={props.views}
          viewActions={props.viewActions}
          bulk={{
            asOf: props.asOf,
            limit: MAX_IN_JOB,
            controls: <LeadBulkChanges owners={owners} viewerId={props.viewerId} />,
          }}
        />
      </BulkReports>
    </div>
  )
}

const TIME_CLASS = 'text-muted-foreground tabular-nums'

const toListRow = (lead: LeadRow, owners: LeadOwner[], href: string): ListRow<LeadColumn> => ({
  id: lead.id,
  href,
  title: lead.name,
  cells: {
    business: lead.businessName,
    stage: (
      <span className="inline-flex flex-wrap items-center gap-2">
        <StatusBadge status={lead.status} labels={LEAD_STATUS_LABELS} />
        {lead.lostReason && (
          <span className="text-muted-foreground">{LOST_REASON_LABELS[lead.lostReason]}</span>
        )}
      </span>
    ),
    owner: <OwnerName id={lead.ownerId} owners={owners} />,
    step: (
      // Sentences: in a full table the column would be two words wide.
      <span className="block md:min-w-44">
        <NextStep {...lead} />
      </span>
    ),
    value: <LeadValue cents={lead.valueCents} />,
    answer: <FirstAnswer lead={lead} />,
    created: <OfficeTime at={lead.createdAt} className={TIME_CLASS} />,
    place: lead.place,
    email: <span className="[overflow-wrap:anywhere]">{lead.email}</span>,
    landing: <span className="[overflow-wrap:anywhere]">{lead.landingPath}</span>,
    changed: <OfficeTime at={lead.changedAt} className={TIME_CLASS} />,
  },
})
