import type { StateFacts } from '../facts/state-facts.ts'
import { AFTER_TABLE } from '../light/after-table.ts'
import { HEIGHT } from '../light/height.ts'
import type { Lit } from '../light/lit.ts'
import { choose, say, type Form } from '../prose/choose.ts'
import { blocks } from '../prose/words.ts'
import { sunTable } from '../sun/sun-table.ts'
import { SPAN } from './span.ts'

const HEADINGS: readonly Form<StateFacts>[] = [
  ({ name }) => `Daylight across ${name}`,
  ({ name }) => `How ${name}'s light changes over the year`,
  () => 'Light, from one end to the other',
  ({ name }) => `Golden hour in ${name}`,
]

const TABLE: readonly Form<StateFacts>[] = [
  ({ largest }) => `The table is for ${largest.name}, the largest city; others have a table of their own.`,
  ({ largest }) => `For ${largest.name}, as an example, the months look like this:`,
  ({ largest }) => `Times in ${largest.name}, which has the most people, for the middle of each month:`,
  ({ largest }) => `Taking ${largest.name} for the state, and the fifteenth for the month:`,
]

export function stateLight(facts: StateFacts): string {
  const lit: Lit = { slug: facts.slug, name: facts.largest.name, sun: facts.largest.sun }
  return blocks(
    `## ${say(facts, 'light heading', HEADINGS)}`,
    [...choose(facts, 'span', 2, SPAN), say(facts, 'table', TABLE)].join(' '),
    sunTable(facts.largest.sun),
    [say(lit, 'height', HEIGHT), say(lit, 'after table', AFTER_TABLE)].join(' '),
  )
}
