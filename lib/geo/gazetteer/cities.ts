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

/** Cities with a population of 10,000 or more in the fifty states and DC, largest first. */
export const CITIES: readonly City[] = decode()

const bySlug = new Map(CITIES.map((city) => [city.slug, city]))

export const cityBySlug = (slug: string): City | null => bySlug.get(slug) ?? null
