import 'server-only'
import { rmSync, writeFileSync } from 'node:fs'
import { log } from '@/lib/observability/log'
import type { Worker } from './worker'

const BEAT_INTERVAL_MS = 10_000

/** A look for a job ends after ten seconds also where no database answers. */
const LOOKED_WITHIN_MS = 60_000

/**
 * Writes `file` anew as long as each of the workers looks for jobs. A database that is away is no reason to stop: the workers are
 * alive, and go on once it is back. The health check in deploy/compose.yaml reads the age of the file.
 */
export function keepHeartbeat(file: string, workers: readonly Worker[]): NodeJS.Timeout {
  // A container that starts again has the file of its last run.
  rmSync(file, { force: true })
  return setInterval(() => {
    const earliest = performance.now() - LOOKED_WITHIN_MS
    if (workers.some((worker) => worker.lookedAt() < earliest)) return
    try {
      writeFileSync(file, '')
    } catch (error) {
      log.error('jobs.heartbeat', error)
    }
  }, BEAT_INTERVAL_MS)
}
