import type { CityFacts } from '../facts/city-facts.ts'
import { choose, say } from '../prose/choose.ts'
import { blocks } from '../prose/words.ts'
import { POSITION } from './position.ts'
import { WORKING } from './working.ts'

/** What the place is, then what that means for a crew. A note by somebody who knows it comes first. */
export function opening(facts: CityFacts): string {
  const position = say(facts, 'position', POSITION)
  const working = choose(facts, 'working', 3, WORKING[facts.role])
  const first = facts.note ? [facts.note, position] : [position, ...working.splice(0, 1)]
  return blocks(first.join(' '), working.slice(0, 2).join(' '))
}
