import 'server-only'
import { cache } from 'react'
import { HOME_REVIEWS } from '@/lib/catalogue/reviews'
import { DataError } from '@/lib/errors'
import { createPublicClient } from '@/lib/supabase/anonymous'
import { displayTitle } from '@/lib/video/labels'
import { tags } from '@/lib/data/query/tags'
import { videoTags } from '@/lib/data/query/video-tags'

export type Review = {
  id: string
  /** 1 to 5. */
  rating: number
  description: string
  /** `logo` is a file name in the bucket `logos`. */
  client: { name: string; logo: string | null }
  contact: { name: string; position: string | null } | null
  video: { slug: string; title: string } | null
}

const COLUMNS =
  'id, rating, description, clients(name, logo), contacts(first_name, last_name, position), videos(slug, name_on_website, name_internal)'

export const listLatestReviews = cache(async (): Promise<Review[]> => {
  const { data, error } = await createPublicClient([
    tags.reviews,
    tags.clients,
    tags.videos,
    videoTags.reviews,
  ])
    .from('client_reviews')
    .select(COLUMNS)
    .eq('status', 'published')
    .eq('videos.archived', false)
    .eq('videos.draft', false)
    .order('is_chosen', { ascending: false })
    .order('created_at', { ascending: false })
    .order('id')
    .limit(HOME_REVIEWS)
  if (error) throw new DataError('reviews.listLatestReviews', { cause: error })
  return data.map(({ id, rating, description, clients, contacts, videos }) => ({
    id,
    rating,
    description,
    client: clients,
    contact: contacts && {
      name: `${contacts.first_name} ${contacts.last_name}`,
      position: contacts.position,
    },
    video: videos && { slug: videos.slug, title: displayTitle(videos) },
  }))
})
