import { distanceMiles } from '../distance.ts'
import { fold, slugify } from '../fold.ts'
import columns from '../reference/cities.json' with { type: 'json' }
import { fromDifferences, fromSteps, fromText } from '../reference/columns.ts'
import type { City, Point } from '../types.ts'

export type Neighbour = { city: City; miles: number }

function decode(): City[] {
  const [states, countyNames] = [fromText(columns.states), fromText(columns.countyNames)]
  const populations = fromDifferences(columns.populations)
  return fromText(columns.names).map((name, index) => {
    const state = states[index] ?? ''
    return {
      name,
      state,
      county: countyNames[columns.counties[index] ?? 0] || null,
      lat: fromSteps(columns.lats[index] ?? 0),
      lng: fromSteps(columns.lngs[index] ?? 0),
      population: populations[index] ?? 0,
      slug: `${slugify(name)}-${state.toLowerCase()}`,
    }
  })
}

/** Every city of 10,000 people and more in the fifty states and the District of Columbia, largest first. */
export const CITIES: readonly City[] = decode()

const bySlug = new Map(CITIES.map((city) => [city.slug, city]))
const byName = Map.groupBy(CITIES, ({ name }) => fold(name))

/** Null for slugs without a state and for cities not listed, whether a page is published or not. */
export const cityBySlug = (slug: string): City | null => bySlug.get(slug) ?? null

/** The cities that a slug without a state may mean, 'springfield' or 'st-paul', largest first. */
export const citiesNamed = (bareSlug: string): readonly City[] => byName.get(fold(bareSlug)) ?? []

/**
 * By distance; a city's own neighbours begin with itself, at no distance.
 *
 * @param accept keeps only some cities, such as those with a published page.
 */
export const nearestCities = (
  point: Point,
  count: number,
  accept: (city: City) => boolean = () => true,
): Neighbour[] =>
  CITIES.filter(accept)
    .map((city) => ({ city, miles: distanceMiles(point, city) }))
    .sort((a, b) => a.miles - b.miles)
    .slice(0, count)
