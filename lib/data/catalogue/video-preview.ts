import 'server-only'
import { DataError } from '@/lib/errors'
import { staffPaths } from '@/lib/portal/staff-paths'
import { createSessionClient } from '@/lib/supabase/server'
import type { VideoCard, VideoDetail } from '@/lib/video/types'
import { staffThumbnail } from './staff-thumbnail'
import { DETAIL_COLUMNS, toVideoCard, toVideoDetail } from './video-rows'

export type VideoPreview = { detail: VideoDetail; card: VideoCard; industry: string | null }

/** What visitors would see, whether it is published or not. Null for an unknown id. */
export async function getVideoPreview(id: string): Promise<VideoPreview | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('videos')
    .select(`${DETAIL_COLUMNS}, film_file, draft, archived`)
    .eq('id', id)
    .maybeSingle()
  if (error) throw new DataError('videoPreview.getVideoPreview', { cause: error })
  if (!data) return null
  const shown = toVideoDetail(data)
  // The film of a draft has no public address.
  const isPrivate = shown.source === null && data.film_file !== null
  const thumbnail =
    data.draft || data.archived ? staffThumbnail(shown.thumbnail, id, data.video_thumbnail) : shown.thumbnail
  const source: VideoDetail['source'] = isPrivate ? { kind: 'file', src: staffPaths.film(id) } : shown.source
  return {
    detail: { ...shown, source, thumbnail },
    card: { ...toVideoCard(data), thumbnail },
    industry: shown.industries[0] ?? null,
  }
}
