import { BulkButton, BulkReports } from '@/components/staff/list/bulk-reports'
import { OfficeTime } from '@/components/staff/office-time'
import { FactList } from '@/components/staff/record/fact-list'
import { StaffLink } from '@/components/staff/staff-link'
import type { ListedJob } from '@/lib/data/portal/jobs'
import type { BulkAction } from '@/lib/list/bulk'
import { JOB_CHANGE_LABELS, type JobChange, jobKindLabel } from '@/lib/portal/job-list'
import { staffPaths } from '@/lib/portal/staff-paths'
import { JobBadge, jobDuration, jobOwner, jobTries } from './job-columns'

type Props = {
  job: ListedJob
  /** When it was read, ISO 8601. */
  asOf: string
  change: BulkAction
}

const time = (at: string | null) => at && <OfficeTime at={at} className="tabular-nums" />

/** What the engine allows now. */
function changeOf({ canRetry, canStop }: ListedJob): JobChange | null {
  if (canRetry) return 'retry'
  return canStop ? 'stop' : null
}

export function JobDetail({ job, asOf, change }: Props) {
  const allowed = changeOf(job)
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <StaffLink
          href={staffPaths.jobs()}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          All jobs
        </StaffLink>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="type-title [overflow-wrap:anywhere]">{jobKindLabel(job.kind)}</h1>
          <JobBadge job={job} />
        </div>
      </div>
      <BulkReports action={change}>
        <FactList
          facts={[
            ['Failure', job.error],
            ['Started by', jobOwner(job)],
            ['Tries', jobTries(job)],
            ['Requested', time(job.createdAt)],
            ['Next try', job.status === 'queued' && time(job.runAfter)],
            ['Started', time(job.startedAt)],
            ['Ended', time(job.finishedAt)],
            ['Took', jobDuration(job)],
          ]}
        />
        {allowed && (
          <form data-unguarded>
            <input type="hidden" name="id" value={job.id} />
            <input type="hidden" name="query" value="" />
            <input type="hidden" name="asOf" value={asOf} />
            <input type="hidden" name="change" value={allowed} />
            <BulkButton label={JOB_CHANGE_LABELS[allowed]} />
          </form>
        )}
      </BulkReports>
    </div>
  )
}
