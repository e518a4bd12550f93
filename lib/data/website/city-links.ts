import 'server-only'
import { cache } from 'react'
import { stateByName, STATES } from '@/lib/content/states'
import { DataError } from '@/lib/errors'
import { CITIES, cityBySlug } from '@/lib/geo/gazetteer/cities'
import { createPublicClient } from '@/lib/supabase/anonymous'
import { tags } from '@/lib/data/query/tags'

export type CityLink = { city: string; slug: string }

/** A city with what tells it from others of its name; null where nothing is known. `state` is a full name. */
export type Namesake = CityLink & { state: string; county: string | null; population: number | null }

/** What one page of a list shows; above it a state gets further pages. */
const CITIES_PER_PAGE = 120

/** How many neighbours in the alphabet a city's page leads to, on each side. */
const BESIDE = 2

const publishedCities = () =>
  createPublicClient([tags.geoPages])
    .from('service_geo_pages')
    .select('city, state, slug')
    .eq('status', 'published')

type Row = { city: string | null; state: string; slug: string }

const toLinks = (rows: Row[]): CityLink[] => rows.flatMap(({ city, slug }) => (city ? [{ city, slug }] : []))

/** Published cities of one state by name; `state` is its full name, pages count from 1. */
export const listCitiesOfState = cache(
  async (state: string, page = 1): Promise<{ cities: CityLink[]; hasMore: boolean }> => {
    const first = (page - 1) * CITIES_PER_PAGE
    const { data, error } = await publishedCities()
      .eq('state', state)
      .neq('city', '')
      .order('city')
      .range(first, first + CITIES_PER_PAGE)
    if (error) throw new DataError('cityLinks.listCitiesOfState', { cause: error })
    return { cities: toLinks(data.slice(0, CITIES_PER_PAGE)), hasMore: data.length > CITIES_PER_PAGE }
  },
)

/**
 * What a state's own page shows: all its published cities by name, or the largest where there are too many.
 */
export async function listMainCities(state: string): Promise<{ cities: CityLink[]; hasMore: boolean }> {
  const list = await listCitiesOfState(state)
  return list.hasMore ? { cities: await listLargestCities(state), hasMore: true } : list
}

async function listLargestCities(state: string): Promise<CityLink[]> {
  const abbreviation = stateByName(state)?.abbreviation
  const largest = CITIES.filter((city) => city.state === abbreviation).slice(0, CITIES_PER_PAGE)
  const { data, error } = await publishedCities()
    .in(
      'slug',
      largest.map(({ slug }) => slug),
    )
    .order('city')
  if (error) throw new DataError('cityLinks.listLargestCities', { cause: error })
  return toLinks(data)
}

/**
 * The cities around one in its state's alphabet. In a state with at least three cities every one of them is thus linked
 * from two others, however remote it is.
 */
export async function listCitiesBeside({
  city,
  state,
}: {
  city: string
  state: string
}): Promise<CityLink[]> {
  const ofState = () => publishedCities().eq('state', state)
  const [before, after] = await Promise.all([
    ofState().neq('city', '').lt('city', city).order('city', { ascending: false }).limit(BESIDE),
    ofState().gt('city', city).order('city').limit(BESIDE),
  ])
  const error = before.error ?? after.error
  if (error || !before.data || !after.data)
    throw new DataError('cityLinks.listCitiesBeside', { cause: error })
  return toLinks([...before.data.toReversed(), ...after.data])
}

/** Published cities of one name, largest first: `bareSlug` is theirs without the state, as in 'springfield'. */
export async function listNamesakes(bareSlug: string): Promise<Namesake[]> {
  const suffixes = [...STATES.map(({ abbreviation }) => abbreviation.toLowerCase()), 'dc']
  const { data, error } = await publishedCities()
    .in(
      'slug',
      suffixes.map((suffix) => `${bareSlug}-${suffix}`),
    )
    .order('state')
  if (error) throw new DataError('cityLinks.listNamesakes', { cause: error })
  return data
    .flatMap(({ city, state, slug }) => (city ? [toNamesake({ city, state, slug })] : []))
    .toSorted((a, b) => (b.population ?? 0) - (a.population ?? 0))
}

function toNamesake(link: CityLink & { state: string }): Namesake {
  const known = cityBySlug(link.slug)
  return { ...link, county: known?.county ?? null, population: known?.population ?? null }
}
