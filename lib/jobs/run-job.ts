import 'server-only'
import { failJob, finishJob, releaseJob, renewLease, type ClaimedJob } from '@/lib/data/privileged/jobs'
import { log } from '@/lib/observability/log'
import { JobFailure, type JobHandler } from './job'

export type LeaseTimes = { leaseSeconds: number; beatMs: number }

const UNEXPECTED = 'Something unexpected happened. The log of the server says more.'

/** Renews the lease until `stop` is called. `onLost` runs when another worker may have taken the job. */
function keepLease(job: ClaimedJob, times: LeaseTimes, onLost: () => void) {
  let percent = 0
  let validUntil = performance.now() + times.leaseSeconds * 1000
  const beat = async () => {
    const askedAt = performance.now()
    try {
      if (!(await renewLease(job, times.leaseSeconds, percent))) return onLost()
      validUntil = askedAt + times.leaseSeconds * 1000
    } catch (error) {
      log.warn('jobs.renewLease', error, { id: job.id })
      if (performance.now() > validUntil) onLost()
    }
  }
  const timer = setInterval(() => void beat(), times.beatMs)
  return {
    report: (value: number) => (percent = Math.max(percent, Math.min(99, Math.floor(value)))),
    stop: () => clearInterval(timer),
  }
}

function toFailure(error: unknown): { reason: string; isFinal: boolean } {
  if (error instanceof JobFailure) return { reason: error.message, isFinal: error.isFinal }
  return { reason: UNEXPECTED, isFinal: false }
}

/** Never rejects. `stopping` aborts when the worker stops: the job then goes to another one. */
export async function runJob(
  job: ClaimedJob,
  handler: JobHandler,
  times: LeaseTimes,
  stopping: AbortSignal,
): Promise<void> {
  const lost = new AbortController()
  const lease = keepLease(job, times, () => lost.abort())
  const signal = AbortSignal.any([lost.signal, stopping])
  const about = { id: job.id, kind: job.kind, attempt: job.attempt }
  try {
    const result = await handler.run({ job, signal, report: lease.report })
    if (!(await finishJob(job, result))) log.warn('jobs.leaseLost', undefined, about)
  } catch (error) {
    if (lost.signal.aborted) log.warn('jobs.leaseLost', undefined, about)
    else if (stopping.aborted) await releaseJob(job).catch(() => log.warn('jobs.release', undefined, about))
    else {
      log.error('jobs.failed', error, about)
      // The lease ends by itself if this fails, too.
      await failJob(job, toFailure(error)).catch((cause: unknown) => log.error('jobs.fail', cause, about))
    }
  } finally {
    lease.stop()
  }
}
