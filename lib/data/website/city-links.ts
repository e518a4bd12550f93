import 'server-only'
import { cache } from 'react'
import { stateByName, STATES } from '@/lib/content/states'
import { DataError } from '@/lib/errors'
import { CITIES, cityBySlug } from '@/lib/geo/gazetteer/cities'
import { createPublicClient } from '@/lib/supabase/anonymous'
import { placeTags } from '@/lib/data/query/place-tags'
import { tags } from '@/lib/data/query/tags'

export type CityLink = { city: string; slug: string }

/** `state` is a full name. */
export type SameNameCity = CityLink & { state: string; county: string | null; population: number | null }

const CITIES_PER_PAGE = 120

/** Neighbors in the alphabet that a city's page links to, on each side. */
const NEIGHBORS = 2

/** `tag` is of what one change of a page leaves out of date. */
const publishedCities = (tag: string) =>
  createPublicClient([tags.geoPages, tag])
    .from('service_geo_pages')
    .select('city, state, slug')
    .eq('status', 'published')

export type CityRow = { city: string | null; state: string; slug: string }

const toLinks = (rows: CityRow[]): CityLink[] =>
  rows.flatMap(({ city, slug }) => (city ? [{ city, slug }] : []))

/** Published cities of one state by name. `state` is its full name; pages count from 1. */
export const listCitiesOfState = cache(
  async (state: string, page = 1): Promise<{ cities: CityLink[]; hasMore: boolean }> => {
    const first = (page - 1) * CITIES_PER_PAGE
    const { data, error } = await publishedCities(placeTags.listsOf(state))
      .eq('state', state)
      .neq('city', '')
      .order('city')
      .range(first, first + CITIES_PER_PAGE)
    if (error) throw new DataError('cityLinks.listCitiesOfState', { cause: error })
    return { cities: toLinks(data.slice(0, CITIES_PER_PAGE)), hasMore: data.length > CITIES_PER_PAGE }
  },
)

export async function listMainCities(state: string): Promise<{ cities: CityLink[]; hasMore: boolean }> {
  const list = await listCitiesOfState(state)
  return list.hasMore ? { cities: await listLargestCities(state), hasMore: true } : list
}

async function listLargestCities(state: string): Promise<CityLink[]> {
  const abbreviation = stateByName(state)?.abbreviation
  const largest = CITIES.filter((city) => city.state === abbreviation).slice(0, CITIES_PER_PAGE)
  const { data, error } = await publishedCities(placeTags.listsOf(state))
    .in(
      'slug',
      largest.map(({ slug }) => slug),
    )
    .order('city')
  if (error) throw new DataError('cityLinks.listLargestCities', { cause: error })
  return toLinks(data)
}

/** Alphabetical neighbors within the state, so that every city is linked from others. */
export async function listNeighborCities({
  city,
  state,
  slug,
}: CityLink & { state: string }): Promise<CityLink[]> {
  const ofState = () => publishedCities(placeTags.neighborsOf(slug)).eq('state', state)
  const [before, after] = await Promise.all([
    ofState().neq('city', '').lt('city', city).order('city', { ascending: false }).limit(NEIGHBORS),
    ofState().gt('city', city).order('city').limit(NEIGHBORS),
  ])
  const error = before.error ?? after.error
  if (error || !before.data || !after.data)
    throw new DataError('cityLinks.listNeighborCities', { cause: error })
  return toLinks([...before.data.toReversed(), ...after.data])
}

const STATE_SUFFIXES = [...STATES.map(({ abbreviation }) => abbreviation.toLowerCase()), 'dc']

/** Slugs of the cities of one name. `bareSlug` lacks the state, as in 'springfield'. */
export const slugsWithState = (bareSlug: string): string[] =>
  STATE_SUFFIXES.map((suffix) => `${bareSlug}-${suffix}`)

/** Largest first. */
export const toSameNameCities = (rows: CityRow[]): SameNameCity[] =>
  rows
    .flatMap(({ city, state, slug }) => (city ? [toSameNameCity({ city, state, slug })] : []))
    .toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))

function toSameNameCity(link: CityLink & { state: string }): SameNameCity {
  const known = cityBySlug(link.slug)
  return { ...link, county: known?.county ?? null, population: known?.population ?? null }
}
