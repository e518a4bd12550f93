import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod/mini'
import { runBulkStep } from '@/lib/data/privileged/bulk-changes'
import { tags } from '@/lib/data/query/tags'
import { BULK_LISTS, type BulkList } from '@/lib/list/selection'
import { sendMailNow } from '@/lib/mail/sender'
import { log } from '@/lib/observability/log'
import { paths } from '@/lib/paths'
import { announce } from './announce'
import type { JobHandler } from './job'
import { nextStepSize } from './step-size'

const FEWEST = 25
const MOST = 400

/** Steps that fail one after the other. A busy database answers again soon, and another attempt would wait for minutes. */
const FAILURES = 5

/** Visitors see withdrawn pages for so long at most while a change goes on. */
const ANNOUNCE_AFTER_MS = 15_000

const payloadSchema = z.object({ changeId: z.uuid(), list: z.enum(BULK_LISTS) })

/** The pages that visitors read, and the letters that follow from a change. */
async function tell(list: BulkList): Promise<void> {
  switch (list) {
    case 'place-pages':
      await announce(paths.placesChanged(), { tags: [tags.geoPages], paths: [] })
      return
    case 'articles':
      await announce(paths.articlesChanged())
      return
    case 'videos':
      await announce(paths.filmsChanged())
      return
    case 'leads':
    case 'ad-groups':
    case 'applications':
    case 'calls':
    case 'mail':
      await sendMailNow()
      return
    // Forms offer a decided camera or lens when their page is made anew, within minutes.
    case 'gear':
  }
}

/** Runs a change of many rows, or its undo. A step that fails is tried again, and another attempt goes on with the first row that was not reached. */
export const bulkChange: JobHandler = {
  async run({ job, signal, report }) {
    const { changeId, list } = payloadSchema.parse(job.payload)
    let size = FEWEST
    let toldAt = performance.now()
    let steps = 0
    let failures = 0
    for (; ; steps += 1) {
      signal.throwIfAborted()
      const start = performance.now()
      const step = await runBulkStep(changeId, size).catch((error: unknown) => {
        failures += 1
        if (failures > FAILURES) throw error
        log.warn('bulkChange.step', error, { failures })
        return 'failed' as const
      })
      if (!step) break
      if (step === 'failed') {
        size = FEWEST
        await sleep(failures * 1000, undefined, { signal })
        continue
      }
      failures = 0
      size = nextStepSize(size, performance.now() - start, FEWEST, MOST)
      report((step.done / step.total) * 100)
      if (performance.now() - toldAt > ANNOUNCE_AFTER_MS) {
        await tell(list)
        toldAt = performance.now()
      }
    }
    // An earlier attempt may have ended between its last step and this.
    if (steps > 0 || job.attempt > 1) await tell(list)
    return { steps }
  },
}
