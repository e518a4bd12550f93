import type { State } from '../../content/states.ts'
import type { City } from '../types.ts'
import { cityPage } from './city/city-page.ts'
import { cityFacts } from './facts/city-facts.ts'
import { stateFacts } from './facts/state-facts.ts'
import { cityMeta, stateMeta, type Titles } from './meta.ts'
import { statePage } from './state/state-page.ts'

export interface PlacePage extends Titles {
  /** Null on a state's page. */
  city: string | null
  state: string
  slug: string
  /** Markdown. */
  content: string
  /** Nobody wrote a part of it. */
  isComposed: boolean
}

/** A page that somebody wrote from beginning to end, but for its tables and distances. */
export interface Written extends Titles {
  /** Markdown. */
  body: string
}

const titlesOf = ({ title, metaTitle, metaDescription }: Titles): Titles => ({
  title,
  metaTitle,
  metaDescription,
})

/** The same facts make the same page, letter by letter. */
export function composeStatePage(state: State, written: Written | null = null): PlacePage {
  const facts = stateFacts(state)
  return {
    city: null,
    state: state.name,
    slug: state.slug,
    ...titlesOf(written ?? stateMeta(facts)),
    content: statePage(facts, written?.body ?? null),
    isComposed: written === null,
  }
}

/**
 * The same facts make the same page, letter by letter.
 *
 * @throws for a city outside the fifty states, of which there are no notes
 */
export function composeCityPage(city: City, written: Written | null = null): PlacePage {
  const facts = cityFacts(city)
  return {
    city: city.name,
    state: facts.state.name,
    slug: city.slug,
    ...titlesOf(written ?? cityMeta(facts)),
    content: cityPage(facts, written?.body ?? null),
    isComposed: written === null,
  }
}
