import { searchResult } from '../../text/search-result.ts'
import type { CityFacts } from './facts/city-facts.ts'
import type { StateFacts } from './facts/state-facts.ts'
import { say, type Form } from './prose/choose.ts'
import { clock } from './sun/clock.ts'

export interface Titles {
  title: string
  metaTitle: string
  metaDescription: string
}

/** Null for a text that a search result would cut. */
const ifWhole = (text: string): string | null =>
  searchResult('', text, 'desktop').description.isCut ? null : text

const place = ({ name, state }: CityFacts) => `${name}, ${state.abbreviation}`
const summerSunset = ({ sun }: Pick<CityFacts, 'sun'>) => clock(sun.months.June.sunset)

const OF_CITIES: readonly Form<CityFacts>[] = [
  (facts) =>
    facts.crew.within > 0
      ? ifWhole(
          `Video production in ${place(facts)}: ${facts.crew.within} videographers within 50 miles, golden hour month by month, one team from plan to edit.`,
        )
      : null,
  (facts) =>
    facts.crew.within > 0
      ? ifWhole(
          `Film your business in ${place(facts)}. ${facts.crew.within} videographers within 50 miles, local light and weather, and a free plan before you decide.`,
        )
      : null,
  (facts) =>
    facts.crew.base
      ? ifWhole(
          `Video production in ${place(facts)}: crew from ${facts.crew.base.name}, ${facts.crew.base.miles} miles away, with light, seasons and travel planned for you.`,
        )
      : null,
  (facts) =>
    ifWhole(
      `Videographers for ${place(facts)}: brand films, interviews, drone and events, planned around its light, from dawn to June's ${summerSunset(facts)} sunset.`,
    ),
  (facts) =>
    ifWhole(
      `What filming in ${place(facts)} is like: light by month, seasons, crew, travel and nearby cities. Free assessment, one team from plan to edit.`,
    ),
  (facts) =>
    `Video production in ${place(facts)}: local light, crew and travel, and one team from plan to edit.`,
]

const OF_STATES: readonly Form<StateFacts>[] = [
  ({ name, largest, northernmost }) =>
    largest === northernmost
      ? null
      : ifWhole(
          `Videographers in ${name}, from ${largest.name} to ${northernmost.name}: brand films, interviews, drone and events. One team plans, films and edits.`,
        ),
  ({ name, cities }) =>
    ifWhole(
      `Video production in ${name}: ${cities.length} cities with their light by month, seasons, crews and distances. Free assessment, one team, one edit.`,
    ),
  ({ name, largest }) =>
    ifWhole(
      `Video production in ${name}: what to know about land, weather and light, which crews are near, and how a film begins in ${largest.name} or anywhere.`,
    ),
  ({ name }) =>
    `Video production in ${name}: regions, seasons, light and crews, and one team from plan to edit.`,
]

export const cityMeta = (facts: CityFacts): Titles => ({
  title: `Video Production in ${facts.name}, ${facts.state.name}`,
  metaTitle: `Video Production in ${place(facts)}`,
  metaDescription: say(facts, 'description', OF_CITIES),
})

export const stateMeta = (facts: StateFacts): Titles => ({
  title: `Video Production in ${facts.name}`,
  metaTitle: `Video Production in ${facts.name}`,
  metaDescription: say(facts, 'description', OF_STATES),
})
