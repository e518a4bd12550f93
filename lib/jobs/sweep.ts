import 'server-only'
import { sweepFilmUploads } from '@/lib/data/privileged/film-sweep'
import { insertJob } from '@/lib/data/privileged/jobs'
import { removeOrphanFiles } from '@/lib/data/privileged/orphan-files'
import { removeExpired } from '@/lib/data/privileged/retention'
import { log } from '@/lib/observability/log'
import { JobFailure, type JobHandler } from './job'

export const SWEEP = { kind: 'sweep', payload: {}, key: 'sweep' } as const

const AGAIN_AFTER_SECONDS = 6 * 60 * 60

/** Rows first: they need no storage. */
const PARTS = {
  expired: { words: 'old rows', remove: removeExpired },
  uploads: { words: 'unfinished uploads', remove: () => sweepFilmUploads() },
  files: { words: 'files without a record', remove: removeOrphanFiles },
}

/** Removes what is older than its retention period, and files that nothing names since a day. It comes again by itself. */
export const sweep: JobHandler = {
  async run({ signal }) {
    await insertJob({ ...SWEEP, delaySeconds: AGAIN_AFTER_SECONDS })
    const removed: Record<string, number> = {}
    const left: string[] = []
    for (const [part, { words, remove }] of Object.entries(PARTS)) {
      try {
        removed[part] = await remove(signal)
      } catch (error) {
        signal.throwIfAborted()
        log.error('sweep.run', error, { part })
        left.push(words)
      }
    }
    if (left.length > 0) throw new JobFailure(`Could not remove ${left.join(', ')}.`, { isFinal: false })
    return removed
  },
}
