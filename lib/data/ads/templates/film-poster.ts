import 'server-only'
import type { PictureRef } from '@/lib/ads/templates/document'
import { readPictureRefs } from '@/lib/data/ads/fills/picture-refs'
import { DataError } from '@/lib/errors'
import { mediaPath } from '@/lib/paths'
import { createSessionClient } from '@/lib/supabase/server'
import { resolveThumbnail } from '@/lib/video/thumbnail'

const POSTERS = mediaPath('video-thumbnails', '')

/** The poster of a published film. Null where it is not stored here, or is gone. */
export async function getFilmPoster(videoId: string): Promise<PictureRef | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('videos')
    .select('video_thumbnail')
    .match({ id: videoId, archived: false, draft: false })
    .maybeSingle()
  if (error) throw new DataError('filmPoster.getFilmPoster', { cause: error })
  const thumbnail = resolveThumbnail(data?.video_thumbnail ?? null)
  if (thumbnail.kind !== 'image' || !thumbnail.src.startsWith(POSTERS)) return null
  const path = `posters/${decodeURIComponent(thumbnail.src.slice(POSTERS.length))}`
  return (await readPictureRefs([path])).get(path) ?? null
}
