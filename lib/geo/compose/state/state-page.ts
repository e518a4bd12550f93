import type { StateFacts } from '../facts/state-facts.ts'
import { blocks } from '../prose/words.ts'
import { largestCities } from './largest-cities.ts'
import { regions } from './regions.ts'
import { stateCrews } from './state-crews.ts'
import { stateLight } from './state-light.ts'

/**
 * Markdown.
 *
 * @param written what somebody wrote about the state as a whole, its regions included; null where there are notes
 */
export const statePage = (facts: StateFacts, written: string | null): string =>
  blocks(
    written ?? blocks(facts.notes.lead ?? '', regions(facts)),
    stateLight(facts),
    stateCrews(facts),
    largestCities(facts),
  )
