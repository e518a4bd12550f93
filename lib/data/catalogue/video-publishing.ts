import 'server-only'
import { BLOCKING_CHECKS, type CheckId } from '@/lib/catalogue/video-checklist'
import type { PublicationStep } from '@/lib/catalogue/video-fields'
import { exposeVideoFiles, hideVideoFiles } from '@/lib/data/privileged/video-files'
import { exposePosters, followPublication } from '@/lib/data/privileged/video-posters'
import { rpcOutcome } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'
import { isPublished } from './video-record'

type Refused = { id: string; missing: CheckId[] }
type Changed = { changed: string[]; refused: Refused[] }

const NOTHING: Changed = { changed: [], refused: [] }

type GapRow = { video_id: string; gaps: string[] }

/** By whether something is missing. */
const divide = (rows: readonly GapRow[]): Changed => ({
  changed: rows.filter(({ gaps }) => gaps.length === 0).map(({ video_id }) => video_id),
  refused: rows
    .filter(({ gaps }) => gaps.length > 0)
    .map(({ video_id, gaps }) => ({
      id: video_id,
      missing: BLOCKING_CHECKS.filter((check) => gaps.includes(check)),
    })),
})

/** Leaves out videos that the step does not change, and all when the person may not. */
async function changePublication(ids: readonly string[], step: PublicationStep): Promise<Changed> {
  if (ids.length === 0) return NOTHING
  const client = await createSessionClient()
  // Before visitors see the films.
  if (step === 'publish') await exposePosters(ids)
  const { data, error } = await client.rpc('change_publication', { video_ids: [...ids], step })
  await followPublication(ids)
  return rpcOutcome(`videoPublishing.${step}`, error) === 'done' ? divide(data ?? []) : NOTHING
}

/** What publishing would do, for a person who may. */
async function checkPublication(ids: readonly string[]): Promise<Changed> {
  if (ids.length === 0) return NOTHING
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_video_gaps', { video_ids: [...ids] })
  return rpcOutcome('videoPublishing.checkPublication', error) === 'done' ? divide(data ?? []) : NOTHING
}

type Published = { published: string[]; refused: Refused[] }

/**
 * Drafts and archived videos. `missing` keeps a video from being published. Its files get public addresses only after the check,
 * and lose them when somebody was faster.
 */
export async function publishVideos(ids: readonly string[]): Promise<Published> {
  const { changed: ready, refused } = await checkPublication(ids)
  for (const id of ready) await exposeVideoFiles(id)
  const done = await changePublication(ready, 'publish')
  for (const id of ready) if (!done.changed.includes(id)) await matchVideoFiles(id)
  return { published: done.changed, refused: [...refused, ...done.refused] }
}

async function withdraw(ids: readonly string[], step: 'unpublish' | 'archive'): Promise<string[]> {
  const { changed } = await changePublication(ids, step)
  for (const id of changed) await hideVideoFiles(id)
  return changed
}

/** The ids of the videos that became drafts. */
export const unpublishVideos = (ids: readonly string[]): Promise<string[]> => withdraw(ids, 'unpublish')

/** The ids of the videos that became archived. */
export const archiveVideos = (ids: readonly string[]): Promise<string[]> => withdraw(ids, 'archive')

/** The ids of the archived videos that became drafts. */
export const restoreVideos = async (ids: readonly string[]): Promise<string[]> =>
  (await changePublication(ids, 'restore')).changed

/** Public addresses for the files of a published video, none for others. */
export const matchVideoFiles = async (id: string): Promise<void> =>
  (await isPublished(id)) ? exposeVideoFiles(id) : hideVideoFiles(id)
