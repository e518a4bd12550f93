import type { ClaimedJob, JobData } from '@/lib/data/privileged/jobs'

export type JobContext = {
  job: ClaimedJob
  /** Aborts when the lease is lost or the worker stops. Nothing may be written after that. */
  signal: AbortSignal
  /** From 0 to 100. */
  report: (percent: number) => void
}

export type JobHandler = {
  /** Does the work and answers what to keep as the job's result. It may run more than once for one job. */
  run: (context: JobContext) => Promise<JobData>
  /** False where a program that the work needs is missing. Asked once, when the worker starts. */
  isPossible?: () => Promise<boolean>
}

/** A failure in words for staff. Other errors are logged, and staff read that something unexpected happened. */
export class JobFailure extends Error {
  readonly isFinal: boolean

  /** @param options.isFinal a retry would fail in the same way */
  constructor(reason: string, options: ErrorOptions & { isFinal: boolean }) {
    super(reason, options)
    this.name = 'JobFailure'
    this.isFinal = options.isFinal
  }
}
