import 'server-only'
import { cache } from 'react'
import { filmsAtPlace, type PlacedFilm } from '@/lib/catalogue/home/films-at-place'
import { HOME_PLACES, RULE_SLUGS, type HomePlace, type HomePlaceId } from '@/lib/catalogue/home/places'
import { tags } from '@/lib/data/query/tags'
import { videoTags } from '@/lib/data/query/video-tags'
import { DataError } from '@/lib/errors'
import { createPublicClient } from '@/lib/supabase/anonymous'
import type { Database } from '@/lib/supabase/database.types'
import type { VideoCard } from '@/lib/video/types'
import { toVideoCard } from './video-rows'

type Row = Database['public']['Functions']['list_home_films']['Returns'][number]

export type HomeFilm = PlacedFilm<VideoCard>
export type HomeFilms = Record<HomePlaceId, HomeFilm[]>

/** Null for a chosen film that visitors may not see. */
function toCard(row: Row): VideoCard | null {
  // The generated type does not know that a left join leaves columns empty.
  if ((row.slug as string | null) === null) return null
  return toVideoCard({
    ...row,
    video_clients: row.client_names.map((name) => ({ clients: { name } })),
  })
}

const cardsAt = (rows: Row[], place: string) =>
  rows
    .filter((row) => row.place === place)
    .toSorted((one, other) => one.rank - other.rank)
    .map(toCard)

/** Thumbnails stand alone in the hero: a film without a picture that can be shown has none. */
function heroCandidates(rows: Row[]) {
  const chosen = cardsAt(rows, 'hero-thumbnails').map((card) =>
    card?.thumbnail.kind === 'image' ? card : null,
  )
  const byRule = cardsAt(rows, 'best-thumbnails').filter((card) => card?.thumbnail.kind === 'image')
  return { chosen, byRule: byRule.filter((card) => card !== null) }
}

function candidatesOf({ id, ruleSlugs }: HomePlace, rows: Row[]) {
  if (id === 'hero-thumbnails') return heroCandidates(rows)
  const offered = cardsAt(rows, 'by-rule')
  return {
    chosen: cardsAt(rows, id),
    byRule: ruleSlugs.flatMap((slug) => offered.find((card) => card?.slug === slug) ?? []),
  }
}

const arrange = (rows: Row[]) =>
  Object.fromEntries(
    HOME_PLACES.map((place) => [place.id, filmsAtPlace(place, candidatesOf(place, rows))]),
  ) as HomeFilms

/** The films of each place, as visitors see them. The portfolio has one only where staff chose it. */
export const getHomeFilms = cache(async (): Promise<HomeFilms> => {
  const { data, error } = await createPublicClient([
    tags.homeSlots,
    tags.videos,
    tags.clients,
    videoTags.home,
  ]).rpc('list_home_films', { rule_slugs: RULE_SLUGS }, { get: true })
  if (error) throw new DataError('homeFilms.getHomeFilms', { cause: error })
  return arrange(data)
})
