import 'server-only'
import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { claimJob } from '@/lib/data/privileged/jobs'
import { env } from '@/lib/env'
import { log } from '@/lib/observability/log'
import type { JobHandler } from './job'
import { runJob, type LeaseTimes } from './run-job'
import { onWake } from './wake'

/** A killed worker's job waits this long for the next one. */
const TIMES: LeaseTimes = { leaseSeconds: 45, beatMs: 4000 }

export type Worker = {
  stop: () => Promise<void>
  /** When it last ended looking for a job, also in vain, by `performance.now()`. */
  lookedAt: () => number
}

type Options = {
  handlers: Record<string, JobHandler>
  /** How many jobs at once; by default one for each core. */
  slots?: number
  /** A job that this process adds does not wait for a poll: see `wakeJobs`. */
  pollMs?: number
  times?: LeaseTimes
}

async function possibleKinds(handlers: Record<string, JobHandler>): Promise<string[]> {
  const kinds = await Promise.all(
    Object.entries(handlers).map(async ([kind, handler]) =>
      (await (handler.isPossible?.() ?? true)) ? [kind] : [],
    ),
  )
  return kinds.flat()
}

/** Does jobs until it is stopped. Any number of workers may run beside each other. */
export function startWorker({
  handlers,
  slots = availableParallelism(),
  pollMs = env.JOBS_POLL_SECONDS * 1000,
  times = TIMES,
}: Options): Worker {
  const id = randomUUID()
  const stopping = new AbortController()
  const kinds = possibleKinds(handlers)
  const running = new Set<Promise<void>>()
  let looking: Promise<void> | null = null
  let isWokenAgain = false
  let lookedAt = performance.now()

  async function fillSlots(): Promise<void> {
    while (running.size < slots && !stopping.signal.aborted) {
      const job = await claimJob(id, await kinds, times.leaseSeconds)
      const handler = job && handlers[job.kind]
      if (!job || !handler) return
      const run: Promise<void> = runJob(job, handler, times, stopping.signal).finally(() => {
        running.delete(run)
        look()
      })
      running.add(run)
    }
  }

  function look(): void {
    if (looking) {
      isWokenAgain = true
      return
    }
    looking = fillSlots()
      .catch((error: unknown) => log.error('jobs.claim', error))
      .finally(() => {
        looking = null
        lookedAt = performance.now()
        if (!isWokenAgain) return
        isWokenAgain = false
        look()
      })
  }

  const timer = setInterval(look, pollMs)
  // A timer must not keep a stopping server alive.
  timer.unref()
  const forget = onWake(look)
  look()

  return {
    lookedAt: () => lookedAt,
    async stop() {
      forget()
      clearInterval(timer)
      stopping.abort()
      await looking
      await Promise.all(running)
    },
  }
}
