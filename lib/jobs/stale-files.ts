import 'server-only'
import { z } from 'zod/mini'
import { removeStaleFiles } from '@/lib/data/privileged/video-files'
import type { JobHandler } from './job'

const payload = z.object({ video: z.uuid() })

/** Removes public files of a video that were replaced. */
export const staleFiles: JobHandler = {
  async run({ job }) {
    await removeStaleFiles(payload.parse(job.payload).video)
    return null
  },
}
