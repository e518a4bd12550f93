import { cellsOf, type ListColumns, textsOf, timeColumn } from '@/components/staff/list/list-columns'
import type { ListRow } from '@/components/staff/list/list-table'
import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { StatusBadge } from '@/components/staff/status-badge'
import type { ListedJob } from '@/lib/data/portal/jobs'
import { JOB_STATUS_LABELS, type JobColumn, jobKindLabel } from '@/lib/portal/job-list'
import { staffPaths } from '@/lib/portal/staff-paths'
import { secondsText } from '@/lib/text/format'

export const JobBadge = ({ job: { status, progress } }: { job: ListedJob }) => (
  <StatusBadge status={status} labels={JOB_STATUS_LABELS}>
    {status === 'running' && `, ${progress} %`}
  </StatusBadge>
)

export const jobOwner = ({ owner, ownerId }: ListedJob) =>
  ownerId ? <StaffLink href={staffPaths.user(ownerId)}>{owner ?? 'A user'}</StaffLink> : 'System'

export const jobTries = ({ attempts, maxAttempts }: ListedJob) => `${attempts} of ${maxAttempts}`

/** Of the last attempt. Null for a job that has not ended. */
export function jobDuration({ startedAt, finishedAt }: ListedJob): string | null {
  if (!startedAt || !finishedAt) return null
  return secondsText((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000)
}

const maybeTime = (timeOf: (job: ListedJob) => string | null) => ({
  text: timeOf,
  cell: (job: ListedJob) => {
    const at = timeOf(job)
    return at && <OfficeTime at={at} className="text-muted-foreground tabular-nums" />
  },
})

const COLUMNS: ListColumns<JobColumn, ListedJob> = {
  kind: { text: ({ kind }) => jobKindLabel(kind) },
  status: { text: ({ status }) => JOB_STATUS_LABELS[status], cell: (job) => <JobBadge job={job} /> },
  owner: { text: ({ owner, ownerId }) => owner ?? (ownerId ? 'A user' : 'System') },
  attempts: { text: jobTries, cell: (job) => <span className="tabular-nums">{jobTries(job)}</span> },
  duration: { text: jobDuration, cell: (job) => <span className="tabular-nums">{jobDuration(job)}</span> },
  failure: {
    text: ({ error }) => error,
    cell: ({ error }) => error && <span className="line-clamp-2 max-w-md">{error}</span>,
  },
  created: timeColumn(({ createdAt }) => createdAt),
  started: maybeTime(({ startedAt }) => startedAt),
  finished: maybeTime(({ finishedAt }) => finishedAt),
}

/** For `exportList`. */
export const JOB_TEXTS = textsOf(COLUMNS)

export const toJobRow = (job: ListedJob): ListRow<JobColumn> => ({
  id: job.id,
  href: staffPaths.job(job.id),
  title: jobKindLabel(job.kind),
  cells: cellsOf(COLUMNS, job),
})
