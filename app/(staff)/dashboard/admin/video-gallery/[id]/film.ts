'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { changeVideo } from '@/lib/actions/change-video'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { getFilmCheck } from '@/lib/data/catalogue/film-checks'
import { addFilm, deleteFilmUpload, getFilmUpload } from '@/lib/data/catalogue/film-uploads'
import { getVideoFilm, restoreFilm, setAspectRatio, setVimeoFilm } from '@/lib/data/catalogue/video-film'
import { removeStoredUpload } from '@/lib/data/privileged/film-parts'
import { exposeVideoFiles } from '@/lib/data/privileged/video-files'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import type { FinishedUpload } from '@/lib/forms/upload'
import { enqueueJob } from '@/lib/jobs/enqueue'
import { checkFilm } from '@/lib/jobs/film-check'
import { staffPaths } from '@/lib/portal/staff-paths'
import { vimeoFilmSchema } from '@/lib/schemas/vimeo-film'
import { ASPECT_RATIOS } from '@/lib/video/types'

const ADMINS = { area: 'admin', from: (id: unknown) => staffPaths.video(String(id)) } as const
const id = z.uuid()
/** Text that a form says the page showed; empty for nothing. */
const seen = z
  .string()
  .max(300)
  .transform((text) => text || null)

/** Somebody may still watch the last film. */
const STALE_AFTER_SECONDS = 10 * 60

const GONE = { problem: 'This upload no longer exists, or you can’t change the video.' }
const NOT_THERE = { problem: 'The file has not arrived. Choose it again to continue.' }

/**
 * Gives visitors of a published video its present film. A film that browsers do not play waits for the worker to convert it, and
 * the last one goes on playing.
 */
async function showChange(videoId: string): Promise<void> {
  const video = await getVideoFilm(videoId)
  if (video?.isPublished) {
    const isPlayable = !video.film?.error
    await changeVideo(videoId, async () => isPlayable && (await exposeVideoFiles(videoId)))
    await enqueueJob({
      kind: 'stale-files',
      payload: { video: videoId },
      key: `stale-files:${videoId}`,
      delaySeconds: STALE_AFTER_SECONDS,
    })
  }
  revalidatePath(staffPaths.video(videoId))
}

/** Whether another tab has finished the same upload. */
async function isFilmOf(videoId: string, path: string): Promise<boolean> {
  const video = await getVideoFilm(videoId)
  return [video?.film, ...(video?.others ?? [])].some((film) => film?.path === path)
}

/**
 * Uses a film that was checked. A video keeps its film until then. Where the check is missing or failed, it begins again, and the
 * page shows how it goes on.
 */
export const finishFilmUpload = staffAction(
  { ...ADMINS, args: [id, id] },
  async ({ args: [videoId, uploadId] }): Promise<FinishedUpload> => {
    const upload = await getFilmUpload(videoId, uploadId)
    if (!upload) return GONE
    if (!upload.hasArrived) return NOT_THERE
    const check = await getFilmCheck(uploadId)
    if (check.status !== 'judged') {
      if (check.status === 'none' || check.status === 'failed') await checkFilm(uploadId)
      revalidatePath(staffPaths.video(videoId))
      return { problem: null }
    }
    const { judgement } = check
    if (!judgement.ok) {
      if (await deleteFilmUpload(videoId, uploadId)) await removeStoredUpload(upload.path, null)
      revalidatePath(staffPaths.video(videoId))
      return { problem: judgement.problem }
    }
    const outcome = await addFilm(uploadId, judgement.report)
    if (outcome !== 'done' && !(await isFilmOf(videoId, upload.path))) return GONE
    await showChange(videoId)
    return { problem: null }
  },
)

export const discardFilmUpload = staffAction(
  { ...ADMINS, args: [id, id] },
  async ({ args: [videoId, uploadId] }) => {
    const upload = await deleteFilmUpload(videoId, uploadId)
    if (upload) await removeStoredUpload(upload.path, upload.storageId)
    returnWith(upload ? 'upload-discarded' : 'not-changed', staffPaths.video(videoId))
  },
)

export const restoreEarlierFilm = staffAction(
  { ...ADMINS, args: [id, id], data: z.object({ seen }) },
  async ({ args: [videoId, filmId], data }) => {
    const isRestored = await restoreFilm(videoId, filmId, data.seen)
    if (isRestored) await showChange(videoId)
    returnWith(isRestored ? 'film-restored' : 'changed-meanwhile', staffPaths.video(videoId))
  },
)

export const chooseFilmRatio = staffAction(
  { ...ADMINS, args: [id], data: z.object({ ratio: z.enum(ASPECT_RATIOS), seen }) },
  async ({ args: [videoId], data: { ratio, seen } }) => {
    const isSet = await setAspectRatio(
      videoId,
      ratio,
      seen === null ? null : z.enum(ASPECT_RATIOS).parse(seen),
    )
    if (isSet) await showChange(videoId)
    returnWith(isSet ? 'ratio-saved' : 'changed-meanwhile', staffPaths.video(videoId))
  },
)

export const nameVimeoFilm = staffAction(
  { ...ADMINS, args: [id], form: (formData) => parseAction(vimeoFilmSchema, formData) },
  async ({ args: [videoId], data: { film, seen }, values }): Promise<ActionState> => {
    if (!(await setVimeoFilm(videoId, film, seen))) {
      return { problem: 'Someone else changed the film. Review it and try again.', values }
    }
    await showChange(videoId)
    return { done: { title: 'Vimeo film in use' } }
  },
)
