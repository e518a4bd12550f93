import { slugify } from '../fold.ts'
import columns from '../reference/cities.json' with { type: 'json' }
import { fromDifferences, fromSteps, fromText } from '../reference/columns.ts'
import type { City } from '../types.ts'

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

/** Null for slugs without a state and for cities not listed, whether a page is published or not. */
export const cityBySlug = (slug: string): City | null => bySlug.get(slug) ?? null
