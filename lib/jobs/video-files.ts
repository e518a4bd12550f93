import 'server-only'
import { z } from 'zod/mini'
import { removeStaleFiles, settleVideoFiles } from '@/lib/data/privileged/video-files'
import type { JobHandler } from './job'

const payload = z.object({ video: z.uuid() })

/** Lets the public files of a video follow its publication. */
export const videoFiles: JobHandler = {
  async run({ job }) {
    await settleVideoFiles(payload.parse(job.payload).video)
    return null
  },
}

/** Removes public files of a video that were replaced. */
export const staleFiles: JobHandler = {
  async run({ job }) {
    await removeStaleFiles(payload.parse(job.payload).video)
    return null
  },
}
