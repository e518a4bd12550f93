'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { changeVideo } from '@/lib/actions/change-video'
import { landIncoming, startIncoming } from '@/lib/actions/incoming-upload'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { drawPoster } from '@/lib/catalogue/picture/draw-poster'
import { MAX_PICTURE_BYTES, pictureUploadProblem } from '@/lib/catalogue/picture/upload-rules'
import { getPoster, setFocus, setPoster } from '@/lib/data/catalogue/video-poster'
import { exposePoster, followPublication, hidePoster, keepPoster } from '@/lib/data/privileged/video-posters'
import type { FinishedUpload } from '@/lib/forms/upload'
import { staffPaths } from '@/lib/portal/staff-paths'
import { uploadedFile } from '@/lib/schemas/ad'
import { layoutOf } from '@/lib/video/layout'

const ADMINS = { area: 'admin', from: staffPaths.videoGallery() } as const
const NOT_YOURS = { problem: 'This film no longer exists, or you don’t have permission to change it.' }
const CHANGED = {
  problem: 'Someone else changed the poster, or you don’t have permission. Reload to see it.',
}
const NOT_THERE = {
  problem: 'The picture is not here. If you do not see the new poster after a reload, choose it again.',
}

const placeOf = (owner: string) => ({ folder: 'posters', owner })

const poster = z.string().max(1000).nullable()
const fraction = z.number().min(0).max(1)
const crop = z.object({ x: fraction, y: fraction, width: fraction })

export const beginPoster = staffAction(
  { ...ADMINS, args: [z.uuid(), uploadedFile] },
  async ({ args: [id, file] }) =>
    (await getPoster(id)) ? startIncoming(placeOf(id), pictureUploadProblem(file)) : NOT_YOURS,
)

/** Judges the picture by its content and draws the poster from it. The picture itself is never served. */
export const finishPoster = staffAction(
  { ...ADMINS, args: [z.uuid(), poster, crop, z.string().max(200)] },
  async ({ args: [id, previous, crop, path] }): Promise<FinishedUpload> => {
    const video = await getPoster(id)
    if (!video) return NOT_YOURS
    const finished = await landIncoming<FinishedUpload>(placeOf(id), path, {
      maxBytes: MAX_PICTURE_BYTES,
      async keep(content) {
        const drawn = await drawPoster(content, { layout: layoutOf(video.aspectRatio), crop })
        if (!drawn.ok) return { problem: drawn.problem }
        const name = drawn.poster.fileName
        await Promise.all([
          keepPoster(name, drawn.poster.content),
          keepPoster(drawn.original.fileName, drawn.original.content),
        ])
        // Before the pages name it.
        if (video.isPublished) await exposePoster(name)
        const { result: isSet } = await changeVideo(id, () => setPoster(id, name, previous))
        await followPublication([id])
        await hidePoster(isSet && previous ? previous : name)
        return isSet ? { problem: null } : CHANGED
      },
      refusal: NOT_YOURS,
      missing: NOT_THERE,
    })
    if (finished.problem === null) revalidatePath(staffPaths.video(id))
    return finished
  },
)

const percent = z.coerce.number().int().min(0).max(100)

export const moveFocus = staffAction(
  { ...ADMINS, args: [z.uuid(), z.string().max(1000)], data: z.object({ x: percent, y: percent }) },
  async ({ args: [id, poster], data }) => {
    const { result: isMoved } = await changeVideo(id, () => setFocus(id, poster, data))
    returnWith(isMoved ? 'focus-moved' : 'not-changed', staffPaths.video(id))
  },
)
