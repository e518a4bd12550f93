import 'server-only'
import type { AppearanceKind } from '@/lib/catalogue/appearances'
import { tags } from '@/lib/data/query/tags'
import { logoTag, tagsOfVideo, videoTags } from '@/lib/data/query/video-tags'
import { type FilmFacts, listFilmsOfClients, listFilmsOfIndustries, listPublishedFilms } from './film-facts'

/** Revalidating so many tags costs more than rendering a few pages too many. */
const MAX_TAGS = 400

const tagsOf = (films: FilmFacts[]) => films.flatMap(tagsOfVideo)

const LISTS: Record<AppearanceKind, (ids: string[]) => Promise<string[]>> = {
  video: async (ids) => tagsOf(await listPublishedFilms(ids)),
  client: async (ids) => [logoTag, tags.reviews, ...tagsOf(await listFilmsOfClients(ids))],
  industry: async (ids) => [
    videoTags.portfolio,
    videoTags.sitemap,
    ...tagsOf(await listFilmsOfIndustries(ids)),
  ],
  review: async () => [tags.reviews],
  contact: async () => [tags.reviews],
  asset: async () => [],
}

const BROAD: Record<AppearanceKind, string[]> = {
  video: [tags.videos],
  client: [tags.clients],
  industry: [tags.industries, tags.videos],
  review: [tags.reviews],
  contact: [tags.reviews],
  asset: [],
}

/** Cache tags of the public reads whose answers have these things now. Wide ones when there are too many. */
export async function listTagsOf(kind: AppearanceKind, ids: string[]): Promise<string[]> {
  const narrow = [...new Set(await LISTS[kind](ids))]
  return narrow.length > MAX_TAGS ? BROAD[kind] : narrow
}
