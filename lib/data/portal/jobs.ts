import 'server-only'
import { functionBatchesOf, pagesOf, type RowRange, type SessionClient } from '@/lib/data/query/lists'
import type { SortedPlace } from '@/lib/data/query/row-order'
import { DataError, rpcOutcome } from '@/lib/errors'
import type { ListQuery } from '@/lib/list/query'
import { MAX_SELECTION, type Selection } from '@/lib/list/selection'
import type { JobChange, JobColumn, JobFilter, JobStatus } from '@/lib/portal/job-list'
import { createSessionClient } from '@/lib/supabase/server'

export type JobQuery = ListQuery<JobColumn, JobFilter>

export type ListedJob = {
  id: string
  kind: string
  status: JobStatus
  attempts: number
  maxAttempts: number
  /** From 0 to 100. */
  progress: number
  /** Of the last attempt, in words for staff. */
  error: string | null
  /** Null: it comes by itself, or the person has no account any more. */
  ownerId: string | null
  owner: string | null
  /** Instants are ISO 8601. */
  createdAt: string
  runAfter: string
  startedAt: string | null
  finishedAt: string | null
  canRetry: boolean
  canStop: boolean
}

/** The generated type has no null in columns of functions. */
type FoundJob = {
  id: string
  kind: string
  status: string
  attempts: number
  max_attempts: number
  progress: number
  error: string | null
  owner_id: string | null
  owner: string | null
  created_at: string
  run_after: string
  started_at: string | null
  finished_at: string | null
  can_retry: boolean
  can_stop: boolean
  total: number
  sort_value: string
}

const toJob = (row: FoundJob): ListedJob => ({
  id: row.id,
  kind: row.kind,
  status: row.status as JobStatus,
  attempts: row.attempts,
  maxAttempts: row.max_attempts,
  progress: row.progress,
  error: row.error,
  ownerId: row.owner_id,
  owner: row.owner,
  createdAt: row.created_at,
  runAfter: row.run_after,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  canRetry: row.can_retry,
  canStop: row.can_stop,
})

/** @throws DataError unless the viewer is a super admin. */
async function readRows(
  client: SessionClient,
  query: JobQuery,
  { first, last }: RowRange,
  after: SortedPlace | null = null,
) {
  const { data, error } = await client.rpc('search_jobs', {
    search: query.text,
    sort: query.sort,
    descending: query.isDescending,
    max_rows: last - first + 1,
    skip_rows: first,
    with_status: query.filters.status,
    of_kind: query.filters.kind,
    after_value: after?.value,
    after_id: after?.id,
  })
  if (error) throw new DataError('jobs.readRows', { cause: error })
  const rows = data as FoundJob[]
  const end = rows.at(-1)
  return {
    rows: rows.map(toJob),
    total: rows[0]?.total ?? null,
    after: end ? { value: end.sort_value, id: end.id } : null,
  }
}

export const searchJobs = pagesOf(readRows)
export const exportJobs = functionBatchesOf(readRows)

export async function getJob(id: string): Promise<ListedJob | null> {
  const { data, error } = await (await createSessionClient()).rpc('search_jobs', { of_job: id })
  if (error) throw new DataError('jobs.getJob', { cause: error })
  const [row] = data as FoundJob[]
  return row ? toJob(row) : null
}

/** Null when the list is not what the person saw. */
export async function listSelectedJobs(selection: Selection, query: JobQuery): Promise<string[] | null> {
  if (selection.kind === 'rows') return selection.ids
  const { rows } = await readRows(await createSessionClient(), query, { first: 0, last: MAX_SELECTION })
  const isSame = rows.length === selection.count && rows.every(({ createdAt }) => createdAt <= selection.asOf)
  return isSame ? rows.map(({ id }) => id) : null
}

/** `newer`: the same work began again since. `scheduled`: nobody began it. */
export type JobOutcome = { id: string; outcome: 'done' | 'unchanged' | 'newer' | 'scheduled' | 'missing' }

/** Null when this person may not. Call `wakeJobs()` after a retry. */
export async function changeJobs(ids: string[], change: JobChange): Promise<JobOutcome[] | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('change_jobs', { job_ids: ids, asked: change })
  if (rpcOutcome('jobs.changeJobs', error) !== 'done') return null
  return (data ?? []).map((row) => ({ id: row.job_id, outcome: row.outcome as JobOutcome['outcome'] }))
}
