import 'server-only'
import { BLOCKING_CHECKS, type CheckId } from '@/lib/catalogue/video-checklist'
import type { PublicationStep } from '@/lib/catalogue/video-fields'
import { rpcOutcome } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

type Changed = { changed: string[]; refused: { id: string; missing: CheckId[] }[] }

const NOTHING: Changed = { changed: [], refused: [] }

/** Leaves out videos that the step does not change, and all when the person may not. */
async function changePublication(ids: readonly string[], step: PublicationStep): Promise<Changed> {
  if (ids.length === 0) return NOTHING
  const client = await createSessionClient()
  const { data, error } = await client.rpc('change_publication', { video_ids: [...ids], step })
  if (rpcOutcome(`videoPublishing.${step}`, error) !== 'done') return NOTHING
  const rows = data ?? []
  return {
    changed: rows.filter(({ gaps }) => gaps.length === 0).map(({ video_id }) => video_id),
    refused: rows
      .filter(({ gaps }) => gaps.length > 0)
      .map(({ video_id, gaps }) => ({
        id: video_id,
        missing: BLOCKING_CHECKS.filter((check) => gaps.includes(check)),
      })),
  }
}

type Published = { published: string[]; refused: { id: string; missing: CheckId[] }[] }

/** Drafts and archived videos. `missing` keeps a video from being published. */
export async function publishVideos(ids: readonly string[]): Promise<Published> {
  const { changed, refused } = await changePublication(ids, 'publish')
  return { published: changed, refused }
}

/** The ids of the videos that became drafts. */
export const unpublishVideos = async (ids: readonly string[]): Promise<string[]> =>
  (await changePublication(ids, 'unpublish')).changed

/** The ids of the videos that became archived. */
export const archiveVideos = async (ids: readonly string[]): Promise<string[]> =>
  (await changePublication(ids, 'archive')).changed

/** The ids of the archived videos that became drafts. */
export const restoreVideos = async (ids: readonly string[]): Promise<string[]> =>
  (await changePublication(ids, 'restore')).changed
