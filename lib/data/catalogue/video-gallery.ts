import 'server-only'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'
import type { VideoCard } from '@/lib/video/types'
import { isOutOfRange } from '@/lib/data/query/paging'
import { CARD_COLUMNS, toVideoCard } from './video-rows'

const PAGE_SIZE = 24

export type GalleryVideo = VideoCard & { status: 'published' | 'draft' | 'archived' }
export type GalleryPage = { videos: GalleryVideo[]; total: number; pageCount: number }

/** All videos that the signed-in user may see, newest first. Pages count from 1; null past the last one. */
export async function getGalleryPage(page: number): Promise<GalleryPage | null> {
  const client = await createSessionClient()
  const from = (page - 1) * PAGE_SIZE
  const { data, count, error } = await client
    .from('videos')
    .select(`${CARD_COLUMNS}, draft, archived`, { count: 'exact' })
    .order('created_on', { ascending: false })
    .order('slug')
    .range(from, from + PAGE_SIZE - 1)
  if (isOutOfRange(error)) return null
  if (error) throw new DataError('videoGallery.getGalleryPage', { cause: error })
  const total = count ?? 0
  return {
    videos: data.map(({ draft, archived, ...row }) => ({
      ...toVideoCard(row),
      status: archived ? 'archived' : draft ? 'draft' : 'published',
    })),
    total,
    pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  }
}
