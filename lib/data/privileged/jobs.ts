import 'server-only'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'
import type { Json } from '@/lib/supabase/database.types'

/** What a job is given, and what it leaves. */
export type JobData = Json

/** Reserved for one worker until the lease ends. */
export type ClaimedJob = { id: string; token: number; kind: string; payload: Json; attempt: number }

export type NewJob = {
  kind: string
  payload: Record<string, Json>
  /** At most one job with this key waits and one runs. */
  key?: string
  /** Higher runs first. */
  priority?: number
  /** Whom the job is shown to, beside admins. */
  createdBy?: string
  parentId?: string
  delaySeconds?: number
  maxAttempts?: number
}

/** Answers the id of the job, or of the one that waits with the same key. */
export async function insertJob(job: NewJob): Promise<string> {
  const { data, error } = await createAdminClient().rpc('enqueue_job', {
    job_kind: job.kind,
    job_payload: job.payload,
    job_key: job.key,
    job_priority: job.priority,
    job_creator: job.createdBy,
    job_parent: job.parentId,
    delay_seconds: job.delaySeconds,
    job_attempts: job.maxAttempts,
  })
  if (error) throw new DataError('jobs.insertJob', { cause: error })
  return data
}

export async function claimJob(
  workerId: string,
  kinds: string[],
  leaseSeconds: number,
): Promise<ClaimedJob | null> {
  const { data, error } = await createAdminClient().rpc('claim_job', {
    worker_id: workerId,
    worker_kinds: kinds,
    lease_seconds: leaseSeconds,
  })
  if (error) throw new DataError('jobs.claimJob', { cause: error })
  const [job] = data
  return job
    ? { id: job.id, token: job.token, kind: job.kind, payload: job.payload, attempt: job.attempts }
    : null
}

/** False when the lease is lost. */
export async function renewLease(
  { id, token }: ClaimedJob,
  leaseSeconds: number,
  percent: number,
): Promise<boolean> {
  const { data, error } = await createAdminClient().rpc('heartbeat_job', {
    job_id: id,
    held_token: token,
    lease_seconds: leaseSeconds,
    percent,
  })
  if (error) throw new DataError('jobs.renewLease', { cause: error })
  return data
}

/** False when the lease is lost. */
export async function finishJob({ id, token }: ClaimedJob, result: Json): Promise<boolean> {
  const { data, error } = await createAdminClient().rpc('finish_job', {
    job_id: id,
    held_token: token,
    job_result: result,
  })
  if (error) throw new DataError('jobs.finishJob', { cause: error })
  return data
}

/** Retried later unless `isFinal`, or the attempts are used up. `reason` is shown to staff. */
export async function failJob(
  { id, token }: ClaimedJob,
  failure: { reason: string; isFinal: boolean },
): Promise<void> {
  const { error } = await createAdminClient().rpc('fail_job', {
    job_id: id,
    held_token: token,
    reason: failure.reason,
    is_final: failure.isFinal,
  })
  if (error) throw new DataError('jobs.failJob', { cause: error })
}

/** Another worker takes the job at once. */
export async function releaseJob({ id, token }: ClaimedJob): Promise<void> {
  const { error } = await createAdminClient().rpc('release_job', { job_id: id, held_token: token })
  if (error) throw new DataError('jobs.releaseJob', { cause: error })
}
