import 'server-only'
import { cache } from 'react'
import { toPlaceSlug } from '@/lib/geo/place-slug'
import type { GeoPage } from '@/lib/geo/types'
import { listCitiesByName, type SameNameCity } from './city-links'
import { getGeoPage } from './geo-pages'
import { findMovedPage } from './moved-pages'

/** Exported from here because this folder is server-only: the gazetteer is a megabyte that no browser may load. */
export { searchPlaces } from '@/lib/geo/search/search-places'

type ResolvedPlace =
  | { kind: 'page'; page: GeoPage }
  | { kind: 'moved'; slug: string }
  | { kind: 'ambiguous'; cities: SameNameCity[] }
  | { kind: 'unknown' }

/** Resolves /video-production-in/{address}: a page's slug or old slug, a variant spelling, or a city name without its state. */
export const resolvePlace = cache(async (address: string): Promise<ResolvedPlace> => {
  const slug = toPlaceSlug(address)
  if (slug === null) return { kind: 'unknown' }
  const page = await getGeoPage(slug)
  if (page) return page.slug === address ? { kind: 'page', page } : { kind: 'moved', slug }
  const moved = await findMovedPage('place', slug)
  if (moved !== null) return { kind: 'moved', slug: moved }
  const cities = await listCitiesByName(slug)
  const [only] = cities
  if (!only) return { kind: 'unknown' }
  if (cities.length === 1) return { kind: 'moved', slug: only.slug }
  return slug === address ? { kind: 'ambiguous', cities } : { kind: 'moved', slug }
})
