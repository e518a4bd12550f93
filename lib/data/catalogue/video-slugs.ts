import 'server-only'
import { freeSlug, toVideoSlug } from '@/lib/catalogue/video-slug'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

/** A slug for this name that no video has or had. Someone else can take it before it is written. */
export async function findFreeSlug(name: string): Promise<string> {
  const wanted = toVideoSlug(name)
  const client = await createSessionClient()
  const [videos, old] = await Promise.all([
    client.from('videos').select('slug').like('slug', `${wanted}%`).limit(1000),
    client.from('slug_redirects').select('slug').eq('kind', 'video').like('slug', `${wanted}%`).limit(1000),
  ])
  if (videos.error) throw new DataError('videoSlugs.findFreeSlug', { cause: videos.error })
  if (old.error) throw new DataError('videoSlugs.findFreeSlug', { cause: old.error })
  return freeSlug(wanted, new Set([...videos.data, ...old.data].map(({ slug }) => slug)))
}
