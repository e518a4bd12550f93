'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { changeVideo } from '@/lib/actions/change-video'
import { renewAddresses, renewTextsWithVideo } from '@/lib/actions/renew-addresses'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { VIDEO_FIELDS, type VideoField } from '@/lib/catalogue/video-fields'
import { deleteDraft, editVideo, normalizePlace } from '@/lib/data/catalogue/video-changes'
import type { Edit, EditState, Parsed } from '@/lib/forms/form-state'
import { parseEdit } from '@/lib/forms/parse-form'
import { staffPaths } from '@/lib/portal/staff-paths'
import { videoEdits } from '@/lib/schemas/video'

const ADMINS = { area: 'admin', from: staffPaths.videoGallery() } as const
const id = z.uuid()

export const changeFact = staffAction(
  {
    ...ADMINS,
    args: [id, z.enum(VIDEO_FIELDS)],
    // An invalid edit reaches the handler, too: the page is rendered again in any case.
    form: (formData, [, field]): Parsed<ReturnType<typeof parseEdit>, EditState> => ({
      ok: true,
      data: parseEdit(videoEdits[field], formData),
      values: {},
    }),
  },
  async ({ args: [id, field], data: parsed }) => {
    const state = parsed.ok ? await save(id, field, parsed.data) : parsed.state
    revalidatePath(staffPaths.video(id))
    return state
  },
)

async function save(id: string, field: VideoField, edit: Edit): Promise<EditState> {
  const value = field === 'place' ? normalizePlace(edit.value) : edit.value
  const { result } = await changeVideo(id, () => editVideo(id, field, { ...edit, value }))
  if (field === 'slug' && result.status === 'saved') {
    await Promise.all([renewAddresses('video', id, [value]), renewTextsWithVideo(value)])
  }
  return result
}

export const removeDraft = staffAction({ ...ADMINS, args: [id] }, async ({ args: [id] }) => {
  const isDeleted = await deleteDraft(id)
  returnWith(isDeleted ? 'video-deleted' : 'not-changed', staffPaths.video(id))
})
