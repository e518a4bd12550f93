import 'server-only'
import { thinAdEvents } from '@/lib/data/privileged/ad-events'
import { sweepFilmUploads } from '@/lib/data/privileged/film-sweep'
import { insertJob, removeOldJobs } from '@/lib/data/privileged/jobs'
import { removeOldNotifications } from '@/lib/data/privileged/notifications'
import { removeOldChanges } from '@/lib/data/privileged/old-changes'
import { removeOrphanFiles } from '@/lib/data/privileged/orphan-files'
import type { JobHandler } from './job'

export const SWEEP = { kind: 'sweep', payload: {}, key: 'sweep' } as const

const AGAIN_AFTER_SECONDS = 6 * 60 * 60

/** Removes files that nothing names since a day, old events of ads, old notifications, old changes, and old jobs. It comes again by itself. */
export const sweep: JobHandler = {
  async run({ signal }) {
    await insertJob({ ...SWEEP, delaySeconds: AGAIN_AFTER_SECONDS })
    const uploads = await sweepFilmUploads()
    const files = await removeOrphanFiles(signal)
    const events = await thinAdEvents(signal)
    const notifications = await removeOldNotifications()
    const changes = await removeOldChanges(signal)
    return { uploads, files, events, notifications, changes, jobs: await removeOldJobs() }
  },
}
