import { availableParallelism, setPriority } from 'node:os'
import { env } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { outliveLostOutput } from '@/lib/observability/lost-output'
import { HANDLERS } from './handlers'
import { keepHeartbeat } from './heartbeat'
import { startJobs } from './start'

/** A site on the same machine comes first. Programs that the worker starts stand behind it. */
const NICENESS = 5

// npm run worker: does the jobs of the site without serving pages.
setPriority(NICENESS)
outliveLostOutput()
const workers = startJobs(availableParallelism())
log.info('jobs.worker', { kinds: Object.keys(HANDLERS).length })
// The worker's own timer does not keep a process alive. Its signal handlers end this one.
const alive = setInterval(() => undefined, 2 ** 30)
const beat = env.JOBS_HEARTBEAT_FILE ? keepHeartbeat(env.JOBS_HEARTBEAT_FILE, workers) : undefined
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    clearInterval(alive)
    clearInterval(beat)
  })
}
