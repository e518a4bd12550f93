import 'server-only'
import { freeSlug, toVideoSlug } from '@/lib/catalogue/video-slug'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

/** A slug for this name that no video has or had. Somebody else can take it before it is written. */
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

export type OldAddress = { slug: string; since: string }

/** The slugs that lead visitors to this video, newest first. `since` is ISO 8601. */
export async function listOldAddresses(videoId: string): Promise<OldAddress[]> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('slug_redirects')
    .select('slug, created_at')
    .eq('kind', 'video')
    .eq('target_id', videoId)
    .order('created_at', { ascending: false })
  if (error) throw new DataError('videoSlugs.listOldAddresses', { cause: error })
  return data.map(({ slug, created_at }) => ({ slug, since: created_at }))
}

/** False when it is gone already, or the person may not. */
export async function removeOldAddress(videoId: string, slug: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('slug_redirects')
    .delete()
    .eq('kind', 'video')
    .eq('target_id', videoId)
    .eq('slug', slug)
    .select('slug')
  if (error) throw new DataError('videoSlugs.removeOldAddress', { cause: error })
  return data.length > 0
}
