import 'server-only'
import { env, isBuilding } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { enqueueJob } from './enqueue'
import { giveWayToRequests } from './give-way'
import { HANDLERS } from './handlers'
import { PUBLISH_ARTICLES } from './publish-articles'
import { QUOTE_DEADLINES } from './quote-deadlines'
import { SEARCH_HEALTH, secondsToNextCheck } from './search-health/search-health'
import { SWEEP } from './sweep'
import { TASK_REMINDERS } from './task-reminders'
import { UNCONFIRMED_CALLS } from './unconfirmed-calls'
import { startWorker, type Worker } from './worker'

/** Seconds. A start has more urgent work. */
const FIRST_SWEEP_AFTER = 60

/** Somebody waits for each of the others, so they do not wait behind films that take hours, the whole site, or thousands of pages and rows. */
const {
  'ad-fill': adFill,
  'bulk-change': bulkChange,
  renditions,
  'owl-import': owlImport,
  'place-import': placeImport,
  'search-health': searchHealth,
  ...SHORT
} = HANDLERS

/**
 * The workers stop with the process. They give their jobs back, so that another worker takes them at once.
 *
 * @param films made at once. An encoder uses every core by itself, so that a server that has visitors makes one.
 */
export function startJobs(films = 1): Worker[] {
  const workers = [
    startWorker({ handlers: { renditions }, slots: films }),
    startWorker({ handlers: { 'search-health': searchHealth }, slots: 1 }),
    startWorker({ handlers: { 'place-import': placeImport }, slots: 1 }),
    startWorker({ handlers: { 'owl-import': owlImport }, slots: 1 }),
    startWorker({ handlers: { 'ad-fill': adFill }, slots: 1 }),
    startWorker({ handlers: { 'bulk-change': bulkChange }, slots: 1 }),
    startWorker({ handlers: SHORT }),
  ]
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => workers.forEach((worker) => void worker.stop()))
  }
  enqueueJob({ ...SWEEP, delaySeconds: FIRST_SWEEP_AFTER }).catch((error: unknown) =>
    log.error('jobs.enqueueSweep', error),
  )
  // What became due while no worker was there.
  enqueueJob(PUBLISH_ARTICLES).catch((error: unknown) => log.error('jobs.enqueueArticles', error))
  enqueueJob(QUOTE_DEADLINES).catch((error: unknown) => log.error('jobs.enqueueDeadlines', error))
  enqueueJob(TASK_REMINDERS).catch((error: unknown) => log.error('jobs.enqueueReminders', error))
  enqueueJob(UNCONFIRMED_CALLS).catch((error: unknown) => log.error('jobs.enqueueCalls', error))
  secondsToNextCheck()
    .then((delaySeconds) => enqueueJob({ ...SEARCH_HEALTH, delaySeconds }))
    .catch((error: unknown) => log.error('jobs.enqueueSearchHealth', error))
  return workers
}

/** Unless `npm run worker` does the jobs elsewhere. */
export function startJobsInServer(): void {
  if (isBuilding || env.JOBS_ELSEWHERE) return
  giveWayToRequests()
  startJobs()
}
