import { STATES } from '../../content/states.ts'
import { CITIES, cityBySlug } from '../gazetteer/cities.ts'
import type { City } from '../types.ts'
import { regionOf } from './notes.ts'
import { STATE_NOTES } from './state-notes.ts'

const TOTAL = 430
const LEAST_PER_STATE = 5

/** Written about as a whole, though too small to be chosen by size. */
const WRITTEN = 'traverse-city-mi'

/** No cities of their own: known to nearly everyone by the name of the city beside or around them. */
const NOT_BY_THAT_NAME = new Set([
  'arden-arcade-ca',
  'badger-ak',
  'clinton-township-mi',
  'college-ak',
  'derry-village-nh',
  'eagle-river-ak',
  'east-honolulu-hi',
  'east-los-angeles-ca',
  'enterprise-nv',
  'knik-fairview-ak',
  'paradise-nv',
  'spring-valley-nv',
  'sunrise-manor-nv',
])

/** Whether people would call it a city, by its name in the gazetteer. */
export const isCity = ({ slug }: City): boolean => !NOT_BY_THAT_NAME.has(slug)

const EVERYWHERE = new Set(STATES.map(({ abbreviation }) => abbreviation))

const mustHave = (city: City | null | undefined, what: string): City => {
  if (!city) throw new Error(`There is no city ${what}.`)
  return city
}

/** The largest, one of each part of the state at least, and those that somebody made a note of. */
function chooseIn(state: string, cities: readonly City[]): City[] {
  const notes = STATE_NOTES[state]
  if (!notes) throw new Error(`There are no notes on ${state}.`)
  return [
    ...cities.slice(0, LEAST_PER_STATE),
    ...notes.regions.map((region) =>
      mustHave(
        cities.find((city) => regionOf(notes, city) === region),
        `in ${region.name}, ${state}`,
      ),
    ),
    ...Object.keys(notes.cities).map((slug) => mustHave(cityBySlug(slug), slug)),
  ]
}

function choose(): City[] {
  const candidates = CITIES.filter((city) => EVERYWHERE.has(city.state) && isCity(city))
  const chosen = new Set([mustHave(cityBySlug(WRITTEN), WRITTEN)])
  for (const [state, cities] of Map.groupBy(candidates, (city) => city.state))
    for (const city of chooseIn(state, cities)) chosen.add(city)
  for (const city of candidates.slice(0, TOTAL)) if (chosen.size < TOTAL) chosen.add(city)
  return [...chosen].sort((a, b) => b.population - a.population)
}

/** The cities that get a page, largest first: those of each state, then the country's largest. */
export const CHOSEN_CITIES: readonly City[] = choose()

const slugs = new Set(CHOSEN_CITIES.map(({ slug }) => slug))
export const isChosen = (slug: string): boolean => slugs.has(slug)
