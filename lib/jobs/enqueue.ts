import 'server-only'
import { insertJob, type NewJob } from '@/lib/data/privileged/jobs'
import type { JobKind } from './handlers'
import { wakeJobs } from './wake'

/** Adds a job and lets the worker of this process start at once. Check first that the person may. */
export async function enqueueJob(job: NewJob & { kind: JobKind }): Promise<string> {
  const id = await insertJob(job)
  wakeJobs()
  return id
}
