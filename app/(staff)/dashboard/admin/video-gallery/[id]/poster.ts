'use server'

import { randomUUID } from 'node:crypto'
import { revalidatePath } from 'next/cache'
import { after } from 'next/server'
import { z } from 'zod'
import { changeVideo } from '@/lib/actions/change-video'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { drawPoster } from '@/lib/catalogue/picture/draw-poster'
import { MAX_PICTURE_BYTES, pictureUploadProblem } from '@/lib/catalogue/picture/upload-rules'
import { getPoster, setFocus, setPoster } from '@/lib/data/catalogue/video-poster'
import { readIncoming, removeIncoming, removeUnfinished, signIncoming } from '@/lib/data/privileged/incoming'
import { exposePoster, followPublication, hidePoster, keepPoster } from '@/lib/data/privileged/video-posters'
import type { FinishedUpload, StartedUpload } from '@/lib/forms/upload'
import { log } from '@/lib/observability/log'
import { staffPaths } from '@/lib/portal/staff-paths'
import { uploadedFile } from '@/lib/schemas/ad'
import { layoutOf } from '@/lib/video/layout'

const ADMINS = { area: 'admin', from: staffPaths.videoGallery() } as const
const NOT_YOURS = { problem: 'This film is not there any more, or you may not change it.' }
const CHANGED = {
  problem: 'Somebody else changed the poster meanwhile, or you may not change it. Reload to see it.',
}
const NOT_THERE = {
  problem: 'The picture is not here. If you do not see the new poster after a reload, choose it again.',
}

const FOLDER = 'posters'
const prefixOf = (videoId: string) => `${FOLDER}/${videoId}-`

const poster = z.string().max(1000).nullable()
const fraction = z.number().min(0).max(1)
const crop = z.object({ x: fraction, y: fraction, width: fraction })

export const beginPoster = staffAction(
  { ...ADMINS, args: [z.uuid(), uploadedFile] },
  async ({ args: [id, file] }): Promise<StartedUpload> => {
    const problem = pictureUploadProblem(file)
    if (problem !== null) return { problem }
    if (!(await getPoster(id))) return NOT_YOURS
    after(() =>
      removeUnfinished(FOLDER).catch((error: unknown) => log.error('incoming.removeUnfinished', error)),
    )
    const path = `${prefixOf(id)}${randomUUID()}`
    return { problem: null, path, address: await signIncoming(path) }
  },
)

/** Judges the picture by its content and draws the poster from it. The picture itself is never served. */
export const finishPoster = staffAction(
  { ...ADMINS, args: [z.uuid(), poster, crop, z.string().max(200)] },
  async ({ args: [id, previous, crop, path] }): Promise<FinishedUpload> => {
    if (!path.startsWith(prefixOf(id)) || !z.uuid().safeParse(path.slice(prefixOf(id).length)).success) {
      return NOT_YOURS
    }
    const [video, content] = await Promise.all([getPoster(id), readIncoming(path, MAX_PICTURE_BYTES)])
    if (!video) return NOT_YOURS
    if (!content) return NOT_THERE
    const drawn = await drawPoster(content, { layout: layoutOf(video.aspectRatio), crop })
    if (!drawn.ok) {
      await removeIncoming([path])
      return { problem: drawn.problem }
    }
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
    // Not before: after an error the browser asks again.
    await removeIncoming([path])
    if (!isSet) return CHANGED
    revalidatePath(staffPaths.video(id))
    return { problem: null }
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
