'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { requestRenditions } from '@/lib/data/catalogue/video-renditions'
import type { ActionState, Parsed } from '@/lib/forms/form-state'
import { wakeJobs } from '@/lib/jobs/wake'
import { staffPaths } from '@/lib/portal/staff-paths'
import { staffAction } from './staff-action'

export const makeRenditions = staffAction(
  {
    area: 'admin',
    from: staffPaths.videoGallery(),
    args: [z.uuid()],
    form: (): Parsed<null, ActionState> => ({ ok: true, data: null, values: {} }),
  },
  async ({ args: [id] }): Promise<ActionState> => {
    const outcome = await requestRenditions(id)
    revalidatePath(staffPaths.video(id))
    if (outcome !== 'done') return { problem: 'The uploaded film no longer exists, or you can’t do this.' }
    wakeJobs()
    return {}
  },
)
