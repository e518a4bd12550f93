import 'server-only'
import { cache } from 'react'
import { type Place, pickReview } from '@/lib/catalogue/local-review'
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
  'id, rating, description, clients(name, logo), contacts(first_name, last_name, position), videos(slug, name_on_website, name_internal, city, state)'

type Titled = Parameters<typeof displayTitle>[0]

type Row = {
  id: string
  rating: number
  description: string
  clients: { name: string; logo: string | null }
  contacts: { first_name: string; last_name: string; position: string | null } | null
  videos: (Titled & { slug: string; city: string | null; state: string | null }) | null
}

/** Chosen ones first, then the newest. */
const published = (first: number) =>
  createPublicClient([tags.reviews, tags.clients, tags.videos, videoTags.reviews])
    .from('client_reviews')
    .select(COLUMNS)
    .eq('status', 'published')
    .eq('videos.archived', false)
    .eq('videos.draft', false)
    .order('is_chosen', { ascending: false })
    .order('created_at', { ascending: false })
    .order('id')
    .limit(first)

const toReview = ({ id, rating, description, clients, contacts, videos }: Row): Review => ({
  id,
  rating,
  description,
  client: clients,
  contact: contacts && {
    name: `${contacts.first_name} ${contacts.last_name}`,
    position: contacts.position,
  },
  video: videos && { slug: videos.slug, title: displayTitle(videos) },
})

export const listLatestReviews = cache(async (): Promise<Review[]> => {
  const { data, error } = await published(HOME_REVIEWS)
  if (error) throw new DataError('reviews.listLatestReviews', { cause: error })
  return data.map(toReview)
})

/** Places choose among so many. */
const CANDIDATES = 100

const MIN_RATING = 4

export type LocalReview = { review: Review; /** Where its film was made. */ state: string | null }

/** Chooses the review for the page of a place: of a film from there, or from as near as there is one. */
export async function openLocalReviews(): Promise<(place: Place) => LocalReview | null> {
  const { data, error } = await published(CANDIDATES).gte('rating', MIN_RATING)
  if (error) throw new DataError('reviews.openLocalReviews', { cause: error })
  const filmedIn = new Set(data.map(({ videos }) => `${videos?.city}, ${videos?.state}`))
  const chosen = new Map<string, LocalReview | null>()
  return (place) => {
    // Only a city where a film was made differs from its state. Pages come in thousands.
    const own = `${place.city}, ${place.state}`
    const key = filmedIn.has(own) ? own : place.state
    const known = chosen.get(key)
    if (known !== undefined) return known
    const row = pickReview(data, place, ({ videos }) => videos)
    const found = row && { review: toReview(row), state: row.videos?.state ?? null }
    chosen.set(key, found)
    return found
  }
}
