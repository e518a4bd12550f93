import { ScreenHeading } from '@/components/staff/headings'
import { BulkButton, BulkReports } from '@/components/staff/list/bulk-reports'
import { BulkWorks } from '@/components/staff/list/bulk-works'
import { cellsOf } from '@/components/staff/list/list-columns'
import { ListCounts } from '@/components/staff/list/list-counts'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { fieldLook } from '@/components/ui/input'
import type { ApplicationOverview, ApplicationQuery, ApplicationRow } from '@/lib/data/leads/application-list'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import { APPLICATION_LIST, SET_STATUS_LABELS } from '@/lib/leads/application-list'
import { APPLICATION_STATUS_LABELS, APPLICATION_STATUSES } from '@/lib/leads/statuses'
import type { BulkAction } from '@/lib/list/bulk'
import type { BulkWork } from '@/lib/list/bulk-work'
import { listQueryParams, optionsFromLabels } from '@/lib/list/query'
import { MAX_IN_JOB } from '@/lib/list/selection'
import { staffPaths } from '@/lib/portal/staff-paths'
import { APPLICATION_COLUMNS } from './application-columns'

type Props = {
  title: string
  description?: string
  query: ApplicationQuery
  page: ListPage<ApplicationRow>
  counts: ApplicationOverview['counts']
  /** When the page was read, ISO 8601. */
  asOf: string
  works: BulkWork[]
  views: SavedView[]
  viewActions: SavedViewActions
  change: BulkAction
  undo: BulkAction
}

const { status, state, gear } = APPLICATION_LIST.filters

export const ApplicationList = ({ title, description, query, page, counts, asOf, ...props }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
    <ScreenHeading title={title} description={description} />
    <ListCounts
      label="Applications by status"
      counts={APPLICATION_STATUSES.map((each) => ({
        label: APPLICATION_STATUS_LABELS[each],
        count: counts[each] ?? 0,
        href: staffPaths.applications(new URLSearchParams({ status: each })),
        isCurrent: query.filters.status === each,
      }))}
    />
    <BulkWorks
      list="applications"
      nouns={APPLICATION_LIST.nouns}
      works={props.works}
      rowHref={staffPaths.application}
      href={staffPaths.applications(listQueryParams(APPLICATION_LIST, query))}
    />
    <BulkReports action={props.change} undo={props.undo}>
      <ListScreen
        spec={APPLICATION_LIST}
        query={query}
        page={page}
        toRow={(row) => ({
          id: row.id,
          href: staffPaths.application(row.id),
          title: row.name,
          cells: cellsOf(APPLICATION_COLUMNS, row),
        })}
        options={{
          status: optionsFromLabels(status.choices),
          state: optionsFromLabels(state.choices),
          gear: optionsFromLabels(gear.choices),
        }}
        hrefOf={staffPaths.applications}
        exportHref={staffPaths.applicationExport}
        views={props.views}
        viewActions={props.viewActions}
        bulk={{ asOf, limit: MAX_IN_JOB, controls: <ApplicationBulkChanges /> }}
      />
    </BulkReports>
  </div>
)

/** Within the form of the list. */
const ApplicationBulkChanges = () => (
  <div className="group/change flex w-full flex-wrap items-center gap-x-3 gap-y-2 sm:w-auto">
    <p className="text-sm text-muted-foreground group-has-[option[value=spam]:checked]/change:hidden">
      Emails go out after five minutes.
    </p>
    <select
      name="status"
      aria-label="Decision about the selected applications"
      className={`${fieldLook} h-11 min-w-0 grow py-0 text-sm! sm:w-auto`}
    >
      {Object.entries(SET_STATUS_LABELS).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <BulkButton label="Apply" />
  </div>
)
