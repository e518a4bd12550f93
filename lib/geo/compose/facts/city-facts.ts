import { stateByAbbreviation, type State } from '../../../content/states.ts'
import { distanceMiles } from '../../distance.ts'
import { CITIES } from '../../gazetteer/cities.ts'
import { createNearestSearch } from '../../sorted-lookup.ts'
import { zipCodesOf } from '../../gazetteer/zips-of-city.ts'
import type { City } from '../../types.ts'
import { CHOSEN_CITIES, isCity } from '../chosen-cities.ts'
import { regionOf, type Region } from '../notes.ts'
import { STATE_NOTES } from '../state-notes.ts'
import { sunYear, type SunYear } from '../sun/sun-year.ts'
import { crewFor, type Crew } from './crew.ts'
import { landmark, type Landmark } from './landmark.ts'

/** Suburbs have a much larger city beside them; the others are told apart by size. */
export type Role = 'suburb' | 'metropolis' | 'city' | 'town'

export interface CityFacts extends Pick<City, 'slug' | 'name' | 'county' | 'population'> {
  state: State
  role: Role
  /** The city that a suburb belongs to; null for the others. */
  hub: Landmark | null
  /** The nearest with more people; null for New York. */
  larger: Landmark | null
  /** From 1, among the cities of its state. */
  rank: number
  /** The nearest with pages of their own. */
  neighbours: readonly Landmark[]
  /** Nearest the middle first. */
  zips: readonly string[]
  region: Region
  note: string | null
  sun: SunYear
  crew: Crew
}

const NEIGHBOURS = 5
/** Farther ones, across an ocean, are nobody's neighbors. */
const NEIGHBOUR_MILES = 1000
const HUB_MILES = 30
const HUB_LEAST = 150_000

export function cityFacts(city: City): CityFacts {
  const state = stateByAbbreviation(city.state)
  const notes = STATE_NOTES[city.state]
  if (!state || !notes) throw new Error(`There are no notes on ${city.state}.`)
  const hub = hubOf(city)
  const larger = nearestLarger(city)
  return {
    slug: city.slug,
    name: city.name,
    county: city.county,
    population: city.population,
    state,
    role: hub ? 'suburb' : roleBySize(city.population),
    hub: hub && landmark(city, hub),
    larger: larger && landmark(city, larger),
    rank: CITIES.filter((other) => other.state === city.state && isCity(other)).indexOf(city) + 1,
    neighbours: neighboursOf(city),
    zips: zipCodesOf(city).map(({ zip }) => zip),
    region: regionOf(notes, city),
    note: notes.cities[city.slug] ?? null,
    sun: sunYear(city),
    crew: crewFor(city),
  }
}

const neighboursOf = (city: City): Landmark[] =>
  CHOSEN_CITIES.filter((other) => other !== city)
    .map((other) => ({ other, miles: distanceMiles(city, other) }))
    .filter(({ miles }) => miles <= NEIGHBOUR_MILES)
    .sort((a, b) => a.miles - b.miles)
    .slice(0, NEIGHBOURS)
    .map(({ other }) => landmark(city, other))

function roleBySize(population: number): Role {
  if (population >= 400_000) return 'metropolis'
  return population >= 100_000 ? 'city' : 'town'
}

const largerThan = (city: City): readonly City[] => CITIES.slice(0, CITIES.indexOf(city)).filter(isCity)

const nearestLarger = (city: City): City | null => createNearestSearch(largerThan(city))(city)

/** The largest around: people in a suburb name that one, and not a second suburb on the way. */
const hubOf = (city: City): City | null =>
  largerThan(city).find(
    (other) =>
      other.population >= Math.max(HUB_LEAST, 2 * city.population) && distanceMiles(city, other) <= HUB_MILES,
  ) ?? null
