import 'server-only'
import { cache } from 'react'
import { env } from '@/lib/env'
import { DataError } from '@/lib/errors'
import { createPublicClient } from '@/lib/supabase/public'
import { resolveThumbnail } from '@/lib/video/thumbnail'
import { tags } from '@/lib/data/query/tags'

/** More than are shown, since some of them may not resolve to a picture. */
const READ = 20
const SHOWN = 15

/** Addresses of the pictures that staff marked as the best, newest first; at most fifteen, each resolved and shown once. */
export const listHeroThumbnails = cache(async (): Promise<string[]> => {
  const { data, error } = await createPublicClient([tags.videos])
    .from('videos')
    .select('video_thumbnail')
    .eq('best_thumbnail', true)
    .not('video_thumbnail', 'is', null)
    .eq('archived', false)
    .eq('draft', false)
    .order('created_on', { ascending: false })
    .limit(READ)
  if (error) throw new DataError('hero.listHeroThumbnails', { cause: error })
  const pictures = data.flatMap(({ video_thumbnail }) => {
    const thumbnail = resolveThumbnail(video_thumbnail, new URL(env.SUPABASE_URL).origin)
    return thumbnail.kind === 'image' ? [thumbnail.src] : []
  })
  return [...new Set(pictures)].slice(0, SHOWN)
})
