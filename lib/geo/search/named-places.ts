import type { Place } from '../types.ts'
import { matchMisspelled, matchSpelled, type Match } from './match.ts'
import { readingsOf, unfinishedReadingsOf, type Reading } from './readings.ts'

const find = (readings: readonly Reading[], match: typeof matchSpelled): Match[] =>
  readings.flatMap(({ name, states }) => match(name, states))

/** Best first: quality, then the page's own state, then people. */
function rank(matches: readonly Match[], state: string | null): Place[] {
  const away = ({ entry }: Match) => (entry.place.state === state ? 0 : 1)
  const sorted = matches.toSorted(
    (a, b) => a.quality - b.quality || away(a) - away(b) || b.entry.weight - a.entry.weight,
  )
  return [...new Set(sorted.map(({ entry }) => entry.place))]
}

/** Places called so or beginning so, as far as the text is typed. */
export function findSpelled(text: string, state: string | null): Place[] {
  const places = rank(find(readingsOf(text), matchSpelled), state)
  return places.length > 0 ? places : rank(find(unfinishedReadingsOf(text), matchSpelled), state)
}

/** Places that a text without a street and a ZIP code may mean, best first; typos count where nothing is spelled so. */
export function findNamed(text: string, state: string | null): Place[] {
  const spelled = findSpelled(text, state)
  return spelled.length > 0 ? spelled : rank(find(readingsOf(text), matchMisspelled), state)
}

/** Only cities whose whole name the text is, for telling them from the street before. */
export function findCalled(text: string, state: string | null): Place[] {
  const matchCalled: typeof matchSpelled = (name, states) =>
    matchSpelled(name, states).filter(({ entry }) => entry.name === name)
  return rank(find(readingsOf(text), matchCalled), state).filter(({ kind }) => kind === 'city')
}
