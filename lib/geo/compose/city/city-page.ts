import type { CityFacts } from '../facts/city-facts.ts'
import { say, type Form } from '../prose/choose.ts'
import { blocks } from '../prose/words.ts'
import { around } from './around.ts'
import { crew } from './crew.ts'
import { ground } from './ground.ts'
import { light } from './light.ts'
import { opening } from './opening.ts'
import { particulars } from './particulars.ts'

type Sections = Record<'slug' | 'ground' | 'light' | 'crew', string>

/** Not every page needs to tell the same things in the same order. */
const ORDERS: readonly Form<Sections>[] = [
  (sections) => blocks(sections.ground, sections.light, sections.crew),
  (sections) => blocks(sections.crew, sections.ground, sections.light),
  (sections) => blocks(sections.ground, sections.crew, sections.light),
  (sections) => blocks(sections.light, sections.ground, sections.crew),
]

function middle(facts: CityFacts): string {
  const sections = { slug: facts.slug, ground: ground(facts), light: light(facts), crew: crew(facts) }
  return say(sections, 'order', ORDERS)
}

/**
 * Markdown.
 *
 * @param written what somebody wrote about the city as a whole; null leaves that to what is known of its surroundings
 */
export const cityPage = (facts: CityFacts, written: string | null): string =>
  written === null
    ? blocks(opening(facts), middle(facts), around(facts), particulars(facts))
    : blocks(written, light(facts), crew(facts), around(facts), particulars(facts))
