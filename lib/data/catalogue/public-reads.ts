import 'server-only'
import type { AppearanceKind } from '@/lib/catalogue/appearances'
import { tags } from '@/lib/data/query/tags'
import { logoTag, tagsOfVideo, videoTags } from '@/lib/data/query/video-tags'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'
import { listCaptionedFilms } from './captions'
import { type FilmFacts, listFilmsOfClients, listFilmsOfIndustries, listPublishedFilms } from './film-facts'

/** Revalidating so many tags costs more than rendering a few pages too many. */
const MAX_TAGS = 400

const tagsOf = (films: FilmFacts[]) => films.flatMap(tagsOfVideo)

const LISTS: Record<AppearanceKind, (ids: string[]) => Promise<string[]>> = {
  video: async (ids) => tagsOf(await listPublishedFilms(ids)),
  captions: listTagsOfCaptions,
  client: listTagsOfClients,
  industry: async (ids) => [
    videoTags.portfolio,
    videoTags.sitemap,
    ...tagsOf(await listFilmsOfIndustries(ids)),
  ],
  review: async () => [tags.reviews],
  contact: async () => [tags.reviews],
  asset: async () => [tags.websiteAssets],
  'home-slot': async () => [tags.homeSlots],
}

const BROAD: Record<AppearanceKind, string[]> = {
  video: [tags.videos],
  captions: [tags.captions],
  client: [tags.clients],
  industry: [tags.industries, tags.videos],
  review: [tags.reviews],
  contact: [tags.reviews],
  asset: [tags.websiteAssets],
  'home-slot': [tags.homeSlots],
}

/** Cache tags of the public reads whose answers have these things now. Wide ones when there are too many. */
export async function listTagsOf(kind: AppearanceKind, ids: string[]): Promise<string[]> {
  const narrow = [...new Set(await LISTS[kind](ids))]
  return narrow.length > MAX_TAGS ? BROAD[kind] : narrow
}

/** Only the page of a film has its text. */
async function listTagsOfCaptions(ids: string[]): Promise<string[]> {
  const films = await listPublishedFilms(await listCaptionedFilms(ids))
  return [...ids.map(videoTags.captions), ...films.map(({ slug }) => videoTags.one(slug))]
}

async function listTagsOfClients(ids: string[]): Promise<string[]> {
  const client = await createSessionClient()
  const [{ data, error }, films] = await Promise.all([
    client.from('clients').select('featured_logo, client_reviews(id)').in('id', ids),
    listFilmsOfClients(ids),
  ])
  if (error) throw new DataError('publicReads.listTagsOfClients', { cause: error })
  return [
    ...(data.some(({ featured_logo: isFeatured }) => isFeatured) ? [logoTag] : []),
    ...(data.some(({ client_reviews: reviews }) => reviews.length > 0) ? [tags.reviews] : []),
    ...tagsOf(films),
  ]
}
