import 'server-only'
import { z } from 'zod/mini'
import { runPlaceImportStep } from '@/lib/data/privileged/place-imports'
import { placeRenewal } from '@/lib/data/query/place-renewal'
import { tags } from '@/lib/data/query/tags'
import { paths } from '@/lib/paths'
import { announce } from './announce'
import type { JobHandler } from './job'

/** On the embedded database everybody else waits for one step at most. */
const FILES_PER_STEP = 25

const payloadSchema = z.object({ importId: z.uuid() })

/** Runs an import of place pages, or its undo. Another attempt goes on with the first file that was not reached. */
export const placeImport: JobHandler = {
  async run({ job, signal }) {
    const { importId } = payloadSchema.parse(job.payload)
    let steps = 0
    for (;;) {
      signal.throwIfAborted()
      const change = await runPlaceImportStep(importId, FILES_PER_STEP)
      if (!change) break
      steps += 1
      await announce(paths.placesChanged(), placeRenewal(change))
    }
    // An earlier attempt may have ended between a step and its announcement.
    if (job.attempt > 1) await announce(paths.placesChanged(), { tags: [tags.geoPages], paths: [] })
    return { steps }
  },
}
