import 'server-only'
import { permanentRedirect, redirect } from 'next/navigation'
import { cache } from 'react'
import { placeTags } from '@/lib/data/query/place-tags'
import { tags } from '@/lib/data/query/tags'
import { videoTags } from '@/lib/data/query/video-tags'
import { DataError } from '@/lib/errors'
import { paths } from '@/lib/paths'
import { createPublicClient } from '@/lib/supabase/anonymous'

const TAGS = {
  video: (slug: string) => [tags.videos, videoTags.one(slug)],
  place: (slug: string) => [tags.geoPages, placeTags.one(slug)],
  article: () => [tags.posts],
} as const

/** The present slug of the public page that had this slug; null without one. */
export const findMovedPage = cache(
  async (kind: keyof typeof TAGS, oldSlug: string): Promise<string | null> => {
    const { data, error } = await createPublicClient(TAGS[kind](oldSlug)).rpc('find_moved_page', {
      page_kind: kind,
      old_slug: oldSlug,
    })
    if (error) throw new DataError('movedPages.findMovedPage', { cause: error })
    return data as string | null
  },
)

/** Sends visitors of an old address to the present one for good. */
export async function followMovedVideo(slug: string): Promise<void> {
  const moved = await findMovedPage('video', slug)
  if (moved !== null) permanentRedirect(paths.video(moved))
}

/** Sends visitors of an old address to the present one for good, and others to the portfolio for now. */
export async function leaveVideo(slug: string): Promise<never> {
  await followMovedVideo(slug)
  redirect(paths.videos())
}

/** Sends visitors of an old address to the present one for good. */
export async function followMovedArticle(slug: string): Promise<void> {
  const moved = await findMovedPage('article', slug)
  if (moved !== null) permanentRedirect(paths.post(moved))
}
