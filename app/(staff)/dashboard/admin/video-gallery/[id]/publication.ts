'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import type { PublicationState } from '@/components/staff/videos/publication-form'
import { changeVideo } from '@/lib/actions/change-video'
import { staffAction } from '@/lib/actions/staff-action'
import { CHECK_LABELS, type CheckId } from '@/lib/catalogue/video-checklist'
import { PUBLICATION_STEPS, type PublicationStep } from '@/lib/catalogue/video-fields'
import {
  archiveVideos,
  publishVideos,
  restoreVideos,
  unpublishVideos,
} from '@/lib/data/catalogue/video-publishing'
import { readValues, type Parsed } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'

const posted = z.object({ step: z.enum(PUBLICATION_STEPS) })

const DONE: Record<PublicationStep, string> = {
  publish: 'Published. Visitors see it now.',
  unpublish: 'Unpublished. Visitors no longer see it.',
  archive: 'Archived. Only staff see it.',
  restore: 'Restored as a draft.',
}

const MOVES = { unpublish: unpublishVideos, archive: archiveVideos, restore: restoreVideos } as const

const incomplete = (missing: readonly CheckId[]) =>
  `Not published. It lacks: ${missing.map((check) => CHECK_LABELS[check].toLowerCase()).join(', ')}.`

const NOT_CHANGED =
  'Nothing changed: someone else got there first, or you don’t have permission. This page is up to date now.'

async function move(id: string, step: PublicationStep): Promise<PublicationState> {
  if (step !== 'publish')
    return (await MOVES[step]([id])).length > 0 ? { done: DONE[step] } : { problem: NOT_CHANGED }
  const { published, refused } = await publishVideos([id])
  const [first] = refused
  if (first) return { problem: incomplete(first.missing) }
  return published.length > 0 ? { done: DONE.publish } : { problem: NOT_CHANGED }
}

export const changePublication = staffAction(
  {
    area: 'admin',
    from: staffPaths.videoGallery(),
    args: [z.uuid()],
    form: (formData): Parsed<{ step: PublicationStep }, PublicationState> => ({
      ok: true,
      data: posted.parse(readValues(formData)),
      values: {},
    }),
  },
  async ({ args: [id], data: { step } }): Promise<PublicationState> => {
    const { result: state, pages } = await changeVideo(id, () => move(id, step))
    revalidatePath(staffPaths.video(id))
    return state.done ? { ...state, pages } : state
  },
)
