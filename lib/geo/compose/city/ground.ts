import type { CityFacts } from '../facts/city-facts.ts'
import { choose, say, type Form } from '../prose/choose.ts'
import { blocks } from '../prose/words.ts'

const HEADINGS: readonly Form<CityFacts>[] = [
  () => 'What to expect outdoors',
  () => 'Weather and ground',
  ({ name }) => `The country around ${name}`,
  () => 'The seasons here',
  () => 'Before you choose a date',
  ({ name }) => `Filming outdoors around ${name}`,
  () => 'Land and weather',
  () => 'Out of doors',
  () => 'What the weather does',
  ({ state }) => `This part of ${state.name}`,
]

const NOTES = 3

/** What is known about the region; where the city has a note of its own, one thing less. */
export function ground(facts: CityFacts): string {
  const known = facts.region.notes.map((note) => () => note)
  const notes = choose(facts, 'ground', facts.note ? NOTES - 1 : NOTES, known)
  return blocks(`## ${say(facts, 'ground heading', HEADINGS)}`, notes.join(' '))
}
