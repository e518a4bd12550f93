import { paths } from '../../../paths.ts'
import type { StateFacts, SunlitCity } from '../facts/state-facts.ts'
import { say, type Form } from '../prose/choose.ts'
import { blocks, people } from '../prose/words.ts'

const LISTED = 8

const HEADINGS: readonly Form<StateFacts>[] = [
  () => 'The largest cities',
  ({ name }) => `${name}'s cities, by size`,
  ({ name }) => `Cities in ${name}`,
  () => 'Largest cities',
]

const INTRODUCTIONS: readonly Form<StateFacts>[] = [
  ({ cities }) =>
    cities.length > LISTED
      ? `We write about ${cities.length} cities here. These are the largest, with GeoNames' figures, rounded:`
      : null,
  ({ cities }) =>
    cities.length > LISTED
      ? `The ${LISTED} largest of the ${cities.length} cities with a page of their own (population: GeoNames, rounded):`
      : null,
  ({ cities }) =>
    cities.length <= LISTED
      ? `Each of these ${cities.length} has a page of its own. Population is from GeoNames, rounded:`
      : null,
  ({ cities }) => (cities.length <= LISTED ? 'By population, from GeoNames and a few years old:' : null),
  ({ largest }) => `${largest.name} comes first by population. The figures are from GeoNames and rounded:`,
]

const item = ({ name, slug, population, county }: SunlitCity): string =>
  `- [${name}](${paths.place(slug)}), ${people(population)} people${county ? `, ${county}` : ''}`

export const largestCities = (facts: StateFacts): string =>
  blocks(
    `## ${say(facts, 'cities heading', HEADINGS)}`,
    say(facts, 'cities', INTRODUCTIONS),
    facts.cities.slice(0, LISTED).map(item).join('\n'),
  )
