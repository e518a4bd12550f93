import 'server-only'
import type { PictureRef } from '@/lib/ads/templates/document'
import { readPictureRefs } from '@/lib/data/ads/fills/picture-refs'
import { DataError } from '@/lib/errors'
import { mediaPath } from '@/lib/paths'
import { createSessionClient } from '@/lib/supabase/server'
import { storedFilm } from '@/lib/video/stored-film'
import { resolveThumbnail } from '@/lib/video/thumbnail'

const POSTERS = mediaPath('video-thumbnails', '')

/** The poster of a published film. Null where film or poster are not stored here, or are gone. */
export async function getFilmPoster(videoId: string): Promise<PictureRef | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('videos')
    .select('video_thumbnail, film_file, video_file, video_link, vimeo_video_id')
    .match({ id: videoId, archived: false, draft: false })
    .maybeSingle()
  if (error) throw new DataError('filmPoster.getFilmPoster', { cause: error })
  if (!data || !storedFilm(data)) return null
  const thumbnail = resolveThumbnail(data.video_thumbnail)
  if (thumbnail.kind !== 'image' || !thumbnail.src.startsWith(POSTERS)) return null
  const path = `posters/${decodeURIComponent(thumbnail.src.slice(POSTERS.length))}`
  return (await readPictureRefs([path])).get(path) ?? null
}
