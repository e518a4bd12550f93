import { ScreenHeading } from '@/components/staff/headings'
import { BulkButton, BulkReports } from '@/components/staff/list/bulk-reports'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { fieldLook } from '@/components/ui/input'
import type { JobQuery, ListedJob } from '@/lib/data/portal/jobs'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import type { BulkAction } from '@/lib/list/bulk'
import { optionsFromLabels } from '@/lib/list/query'
import { JOB_CHANGE_LABELS, JOB_LIST } from '@/lib/portal/job-list'
import { staffPaths } from '@/lib/portal/staff-paths'
import { toJobRow } from './job-columns'

type Props = {
  title: string
  description?: string
  query: JobQuery
  page: ListPage<ListedJob>
  /** When the page was read, ISO 8601. */
  asOf: string
  views: SavedView[]
  viewActions: SavedViewActions
  change: BulkAction
}

const { status, kind } = JOB_LIST.filters

const OPTIONS = { status: optionsFromLabels(status.choices), kind: optionsFromLabels(kind.choices) }

export const JobList = ({ title, description, asOf, change, ...props }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
    <ScreenHeading title={title} description={description} />
    <BulkReports action={change}>
      <ListScreen
        {...props}
        spec={JOB_LIST}
        toRow={toJobRow}
        options={OPTIONS}
        hrefOf={(query) => staffPaths.jobs(query)}
        exportHref={(query) => staffPaths.jobExport(query)}
        bulk={{ asOf, controls: <JobChanges /> }}
      />
    </BulkReports>
  </div>
)

/** Within the form of the list. */
const JobChanges = () => (
  <div className="flex w-full gap-2 sm:w-auto">
    <select
      name="change"
      aria-label="Change of the selected jobs"
      className={`${fieldLook} h-11 min-w-0 grow py-0 text-sm! sm:w-auto`}
    >
      {optionsFromLabels(JOB_CHANGE_LABELS).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <BulkButton label="Apply" />
  </div>
)
