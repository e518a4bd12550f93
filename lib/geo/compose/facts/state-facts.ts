import { type State } from '../../../content/states.ts'
import type { City } from '../../types.ts'
import { CHOSEN_CITIES } from '../chosen-cities.ts'
import type { StateNotes } from '../notes.ts'
import { STATE_NOTES } from '../state-notes.ts'
import { sunYear, type SunYear } from '../sun/sun-year.ts'
import { BASES, crewFor } from './crew.ts'
import type { Landmark } from './landmark.ts'

export interface SunlitCity extends City {
  sun: SunYear
}

export interface StateFacts {
  slug: string
  name: string
  notes: StateNotes
  /** Those with a page, largest first. */
  cities: readonly SunlitCity[]
  largest: SunlitCity
  northernmost: SunlitCity
  southernmost: SunlitCity
  easternmost: SunlitCity
  westernmost: SunlitCity
  /** Videographers on the map whose pins are in the state, and the cities of those pins. */
  crews: { count: number; cities: readonly string[] }
  /** Where the crews nearest to the largest city are; null when that is in the state. */
  nearestCrew: Landmark | null
}

export function stateFacts({ name, slug, abbreviation }: State): StateFacts {
  const cities = CHOSEN_CITIES.filter(({ state }) => state === abbreviation).map((city) => ({
    ...city,
    sun: sunYear(city),
  }))
  const [largest] = cities
  const notes = STATE_NOTES[abbreviation]
  if (!largest || !notes) throw new Error(`There is nothing to tell about ${name}.`)
  const bases = BASES.filter(({ state }) => state === abbreviation)
  const extreme = (by: (city: City) => number) =>
    cities.reduce((best, city) => (by(city) > by(best) ? city : best))
  return {
    slug,
    name,
    notes,
    cities,
    largest,
    northernmost: extreme(({ lat }) => lat),
    southernmost: extreme(({ lat }) => -lat),
    easternmost: extreme(({ lng }) => lng),
    westernmost: extreme(({ lng }) => -lng),
    crews: {
      count: bases.reduce((sum, { count }) => sum + count, 0),
      cities: bases.map((base) => base.name),
    },
    nearestCrew: bases.length > 0 ? null : crewFor(largest).base,
  }
}
