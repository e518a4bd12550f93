import 'server-only'
import { env, isBuilding } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { enqueueJob } from './enqueue'
import { HANDLERS } from './handlers'
import { SWEEP } from './sweep'
import { startWorker, type Worker } from './worker'

/** Seconds. A start has more urgent work. */
const FIRST_SWEEP_AFTER = 60

/** The worker stops with the process. It gives its jobs back, so that another worker takes them at once. */
export function startJobs(): Worker {
  const worker = startWorker({ handlers: HANDLERS })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void worker.stop())
  enqueueJob({ ...SWEEP, delaySeconds: FIRST_SWEEP_AFTER }).catch((error: unknown) =>
    log.error('jobs.enqueueSweep', error),
  )
  return worker
}

/** Unless `npm run worker` does the jobs elsewhere. */
export function startJobsInServer(): void {
  if (!isBuilding && !env.JOBS_ELSEWHERE) startJobs()
}
