import type { StateFacts } from '../facts/state-facts.ts'
import { blocks } from '../prose/words.ts'

/** The first ones; a page about all of a state would be too long with the others. */
const NOTES = 3

/** What is known of each part. A state that is one region has no need of that region's name. */
export function regions({ name, notes: { regions: parts } }: StateFacts): string {
  const [only, ...others] = parts
  if (only && others.length === 0) return blocks(`## What to know about ${name}`, only.notes.join(' '))
  return blocks(...parts.map((part) => blocks(`## ${part.name}`, part.notes.slice(0, NOTES).join(' '))))
}
