import { firstIndex } from '../sorted-lookup.ts'
import type { Place } from '../types.ts'
import { countStrangers, countTypos, letterBits } from './edit-distance.ts'
import { type Entry, listEntries } from './entries.ts'
import { type Reading, readingsOf, unfinishedReadingsOf } from './readings.ts'

type Match = { entry: Entry; quality: number }

/** Lower is better. Typos come after all that is spelled right; a typo in a whole name before one in a beginning. */
const EXACT = 0
const BEGINNING = 1
const typoQuality = (whole: number, prefix: number) => Math.min(whole * 2, prefix * 2 + 1)

/** From here on a whole name is exact; a smaller town's stands among the cities that begin so, with a bonus in people. */
const CITY_WEIGHT = 10_000
const TYPED_OUT_BONUS = 50_000

/** Two letters each; null for all of them. */
export type States = ReadonlySet<string> | null

type Index = { entries: readonly Entry[]; bits: readonly number[] }

let index: Index | undefined

function build(): Index {
  const entries = listEntries()
  return { entries, bits: entries.map(({ name }) => letterBits(name)) }
}

const getIndex = (): Index => (index ??= build())

/** Entries that are called or begin with `name`, which is folded. */
function matchSpelled(name: string, states: States): Match[] {
  const { entries } = getIndex()
  const matches: Match[] = []
  for (let position = firstIndex(entries, (entry) => entry.name < name); ; position += 1) {
    const entry = entries[position]
    if (!entry?.name.startsWith(name)) return matches
    const { weight, place } = entry
    if (states && !states.has(place.state)) continue
    if (entry.name !== name) matches.push({ entry, quality: BEGINNING })
    else if (weight >= CITY_WEIGHT) matches.push({ entry, quality: EXACT })
    else matches.push({ entry: { ...entry, weight: weight + TYPED_OUT_BONUS }, quality: BEGINNING })
  }
}

/** One typo from four letters on, two from eight. */
const typosAllowed = (name: string) => (name.length >= 8 ? 2 : name.length >= 4 ? 1 : 0)

/** Entries whose name or its beginning differs from `name` by a typo or two. */
function matchMisspelled(name: string, states: States): Match[] {
  const limit = typosAllowed(name)
  if (limit === 0) return []
  const { entries, bits } = getIndex()
  const strangersIn = countStrangers(name)
  const matches: Match[] = []
  for (let position = 0; position < entries.length; position += 1) {
    // Each typo brings in one letter that the name does not have, at most.
    if (strangersIn(bits[position] ?? 0) > limit) continue
    const entry = entries[position]
    if (!entry || entry.name.length < name.length - limit) continue
    if (states && !states.has(entry.place.state)) continue
    const { whole, prefix } = countTypos(name, entry.name.slice(0, name.length + limit + 1), limit)
    if (prefix !== Infinity) matches.push({ entry, quality: typoQuality(whole, prefix) })
  }
  return matches
}

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
