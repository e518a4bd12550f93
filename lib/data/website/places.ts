import 'server-only'
import { cache } from 'react'
import { toPlaceSlug } from '@/lib/geo/place-slug'
import type { GeoPage } from '@/lib/geo/types'
import { DataError } from '@/lib/errors'
import { placeTags } from '@/lib/data/query/place-tags'
import { tags } from '@/lib/data/query/tags'
import { createPublicClient } from '@/lib/supabase/anonymous'
import { slugsWithState, toSameNameCities, type CityRow, type SameNameCity } from './city-links'
import { bareStatePage, toGeoPage, type GeoPageRow } from './geo-pages'

/** Exported from here because this folder is server-only: the gazetteer is a megabyte that no browser may load. */
export { searchPlaces } from '@/lib/geo/search/search-places'

type ResolvedPlace =
  | { kind: 'page'; page: GeoPage }
  | { kind: 'moved'; slug: string }
  | { kind: 'ambiguous'; cities: SameNameCity[] }
  | { kind: 'unknown' }

type FoundPlace = { page: GeoPageRow | null; moved: string | null; cities: CityRow[] }

/** In one request: strangers invent addresses. Null for a slug that means nothing. */
async function findPlace(slug: string): Promise<FoundPlace | null> {
  const { data, error } = await createPublicClient([
    tags.geoPages,
    placeTags.one(slug),
    placeTags.named(slug),
  ]).rpc('find_place', { place_slug: slug, slugs_with_state: slugsWithState(slug) })
  if (error) throw new DataError('places.findPlace', { cause: error })
  return data as FoundPlace | null
}

/** Resolves /video-production-in/{address}: a page's slug or old slug, a variant spelling, or a city name without its state. */
export const resolvePlace = cache(async (address: string): Promise<ResolvedPlace> => {
  const slug = toPlaceSlug(address)
  if (slug === null) return { kind: 'unknown' }
  const found = await findPlace(slug)
  const page = found?.page ? toGeoPage(found.page) : bareStatePage(slug)
  if (page) return page.slug === address ? { kind: 'page', page } : { kind: 'moved', slug }
  if (found?.moved) return { kind: 'moved', slug: found.moved }
  const cities = toSameNameCities(found?.cities ?? [])
  const [only] = cities
  if (!only) return { kind: 'unknown' }
  if (cities.length === 1) return { kind: 'moved', slug: only.slug }
  return slug === address ? { kind: 'ambiguous', cities } : { kind: 'moved', slug }
})
