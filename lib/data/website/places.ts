import 'server-only'
import { cache } from 'react'
import { toPlaceSlug } from '@/lib/geo/place-slug'
import type { GeoPage } from '@/lib/geo/types'
import { listNamesakes, type Namesake } from './city-links'
import { getGeoPage } from './geo-pages'

/** The gazetteer is a megabyte of names and numbers: routes search it from here, where no build sends it to a browser. */
export { searchPlaces } from '@/lib/geo/search/search-places'

type ResolvedPlace =
  | { kind: 'page'; page: GeoPage }
  /** The page has another address, which is the one to keep. */
  | { kind: 'moved'; slug: string }
  /** Cities of one name, of which only the visitor knows which is meant. */
  | { kind: 'ambiguous'; cities: Namesake[] }
  | { kind: 'unknown' }

/** What stands at /video-production-in/{address}: a page's own slug, a spelling of it, or a city's name without the state. */
export const resolvePlace = cache(async (address: string): Promise<ResolvedPlace> => {
  const slug = toPlaceSlug(address)
  if (slug === null) return { kind: 'unknown' }
  const page = await getGeoPage(slug)
  if (page) return page.slug === address ? { kind: 'page', page } : { kind: 'moved', slug }
  const cities = await listNamesakes(slug)
  const [only] = cities
  if (!only) return { kind: 'unknown' }
  if (cities.length === 1) return { kind: 'moved', slug: only.slug }
  return slug === address ? { kind: 'ambiguous', cities } : { kind: 'moved', slug }
})
