import 'server-only'
import { sweepFilmUploads } from '@/lib/data/privileged/film-sweep'
import { insertJob } from '@/lib/data/privileged/jobs'
import { removeOrphanFiles } from '@/lib/data/privileged/orphan-files'
import { removeExpired } from '@/lib/data/privileged/retention'
import type { JobHandler } from './job'

export const SWEEP = { kind: 'sweep', payload: {}, key: 'sweep' } as const

const AGAIN_AFTER_SECONDS = 6 * 60 * 60

/** Removes files that nothing names since a day, and what is older than its retention period. It comes again by itself. */
export const sweep: JobHandler = {
  async run({ signal }) {
    await insertJob({ ...SWEEP, delaySeconds: AGAIN_AFTER_SECONDS })
    const uploads = await sweepFilmUploads()
    const files = await removeOrphanFiles(signal)
    return { uploads, files, expired: await removeExpired(signal) }
  },
}
