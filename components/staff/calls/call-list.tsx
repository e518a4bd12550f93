import { ScreenHeading } from '@/components/staff/headings'
import { BulkButton, BulkReports } from '@/components/staff/list/bulk-reports'
import { BulkWorks } from '@/components/staff/list/bulk-works'
import { cellsOf } from '@/components/staff/list/list-columns'
import { ListCounts } from '@/components/staff/list/list-counts'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { fieldLook } from '@/components/ui/input'
import type { CallOverview, CallQuery, CallRow } from '@/lib/data/leads/call-list'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import {
  CALL_COUNTS,
  CALL_LIST,
  CALL_TIME_LABELS,
  type CallTime,
  SET_CALL_LABELS,
} from '@/lib/leads/call-list'
import type { BulkAction } from '@/lib/list/bulk'
import type { BulkWork } from '@/lib/list/bulk-work'
import { listQueryParams, optionsFromLabels } from '@/lib/list/query'
import { MAX_IN_JOB } from '@/lib/list/selection'
import { staffPaths } from '@/lib/portal/staff-paths'
import { callColumns } from './call-columns'
import { CALL_FORM, CallStatusCell } from './call-status'

type Props = {
  title: string
  description?: string
  query: CallQuery
  page: ListPage<CallRow>
  counts: CallOverview['counts']
  /** As '2026-12-25', in the company's time zone. */
  today: string
  /** When the page was read, ISO 8601. */
  asOf: string
  works: BulkWork[]
  views: SavedView[]
  viewActions: SavedViewActions
  changeStatus: (formData: FormData) => Promise<void>
  change: BulkAction
  undo: BulkAction
}

const { when, status } = CALL_LIST.filters
const TIMES = Object.keys(CALL_TIME_LABELS) as CallTime[]

export function CallList({ title, description, query, page, counts, today, asOf, ...props }: Props) {
  const columns = callColumns(today, (call) => <CallStatusCell call={call} />)
  const { lead } = query.filters
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ScreenHeading title={title} description={description} />
      <ListCounts
        label="Calls by time"
        counts={TIMES.map((time) => ({
          label: CALL_TIME_LABELS[time],
          count: counts[time],
          href: staffPaths.calls(new URLSearchParams(CALL_COUNTS[time])),
          isCurrent: query.filters.when === time,
        }))}
      />
      <form id={CALL_FORM} action={props.changeStatus} className="hidden">
        <input type="hidden" name="query" value={listQueryParams(CALL_LIST, query).toString()} />
      </form>
      <BulkWorks
        list="calls"
        nouns={CALL_LIST.nouns}
        works={props.works}
        rowHref={() => staffPaths.calls()}
        href={staffPaths.calls(listQueryParams(CALL_LIST, query))}
      />
      <BulkReports action={props.change} undo={props.undo}>
        <ListScreen
          spec={CALL_LIST}
          query={query}
          page={page}
          toRow={(call) => ({
            id: call.id,
            href: staffPaths.lead('admin', call.leadId),
            title: call.name,
            cells: cellsOf(columns, call),
          })}
          options={{
            when: optionsFromLabels(when.choices),
            status: optionsFromLabels(status.choices),
            ...(lead && { lead: [{ value: lead, label: page.rows[0]?.name ?? 'This lead' }] }),
          }}
          hrefOf={staffPaths.calls}
          exportHref={staffPaths.callExport}
          views={props.views}
          viewActions={props.viewActions}
          bulk={{ asOf, limit: MAX_IN_JOB, controls: <CallBulkChanges /> }}
        />
      </BulkReports>
    </div>
  )
}

/** Within the form of the list. CSS shows what calling off needs, also without JavaScript. */
const CallBulkChanges = () => (
  <div className="group/change flex w-full flex-wrap items-center gap-x-3 gap-y-2 sm:w-auto">
    <select
      name="status"
      aria-label="Outcome of the selected calls"
      className={`${fieldLook} h-11 min-w-0 grow py-0 text-sm! sm:w-auto`}
    >
      {Object.entries(SET_CALL_LABELS).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <label className="hidden min-h-9 items-center gap-2.5 text-sm group-has-[option[value=canceled]:checked]/change:flex">
      <input type="checkbox" name="write" value="yes" className="size-5 accent-primary" />
      Email each one that it is canceled
    </label>
    <BulkButton label="Apply" />
  </div>
)
