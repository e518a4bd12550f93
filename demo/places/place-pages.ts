import { STATES } from '../../lib/content/states.ts'
import { CHOSEN_CITIES } from './chosen-cities.ts'
import { cityPage } from './city/city-page.ts'
import { cityFacts } from './facts/city-facts.ts'
import { stateFacts } from './facts/state-facts.ts'
import { cityMeta, stateMeta } from './meta.ts'
import { statePage } from './state/state-page.ts'
import { writtenAbout } from './written.ts'

export interface PlacePage {
  /** Null on a state's page. */
  city: string | null
  state: string
  slug: string
  title: string
  metaTitle: string
  metaDescription: string
  /** Markdown. */
  content: string
}

/** The pages of all states, then of the chosen cities. The same facts make the same pages, letter by letter. */
export const placePages = (): PlacePage[] => [
  ...STATES.map((state) => {
    const facts = stateFacts(state)
    const written = writtenAbout(state.slug)
    return {
      city: null,
      state: state.name,
      slug: state.slug,
      ...(written ?? stateMeta(facts)),
      content: statePage(facts, written?.body ?? null),
    }
  }),
  ...CHOSEN_CITIES.map((city) => {
    const facts = cityFacts(city)
    const written = writtenAbout(city.slug)
    return {
      city: city.name,
      state: facts.state.name,
      slug: city.slug,
      ...(written ?? cityMeta(facts)),
      content: cityPage(facts, written?.body ?? null),
    }
  }),
]
