import { lowerBound } from '../sorted-lookup.ts'
import type { Place } from '../types.ts'
import { countForeignLetters, countTypos, letterBits } from './edit-distance.ts'
import { listEntries, type Entry } from './entries.ts'
import { interpretQuery, interpretUnfinishedState, type Interpretation } from './interpretations.ts'

type Match = { entry: Entry; quality: number }

/** Lower is better: exact spelling first, then typos in a whole name, then typos in a prefix. */
const EXACT = 0
const PREFIX = 1
const typoQuality = (whole: number, prefix: number) => Math.min(whole * 2, prefix * 2 + 1)

/** Exact matches of smaller towns rank among prefix matches, with a bonus. */
const CITY_WEIGHT = 10_000
const TYPED_OUT_BONUS = 50_000

export type States = ReadonlySet<string> | null

type Index = { entries: readonly Entry[]; bits: readonly number[] }

let index: Index | undefined

function build(): Index {
  const entries = listEntries()
  return { entries, bits: entries.map(({ name }) => letterBits(name)) }
}

const getIndex = (): Index => (index ??= build())

function matchPrefix(name: string, states: States): Match[] {
  const { entries } = getIndex()
  const matches: Match[] = []
  for (let position = lowerBound(entries, (entry) => entry.name < name); ; position += 1) {
    const entry = entries[position]
    if (!entry?.name.startsWith(name)) return matches
    const { weight, place } = entry
    if (states && !states.has(place.state)) continue
    if (entry.name !== name) matches.push({ entry, quality: PREFIX })
    else if (weight >= CITY_WEIGHT) matches.push({ entry, quality: EXACT })
    else matches.push({ entry: { ...entry, weight: weight + TYPED_OUT_BONUS }, quality: PREFIX })
  }
}

const typosAllowed = (name: string) => (name.length >= 8 ? 2 : name.length >= 4 ? 1 : 0)

function matchFuzzy(name: string, states: States): Match[] {
  const limit = typosAllowed(name)
  if (limit === 0) return []
  const { entries, bits } = getIndex()
  const foreignLettersOf = countForeignLetters(name)
  const matches: Match[] = []
  for (let position = 0; position < entries.length; position += 1) {
    // One typo adds at most one letter that the name does not have.
    if (foreignLettersOf(bits[position] ?? 0) > limit) continue
    const entry = entries[position]
    if (!entry || entry.name.length < name.length - limit) continue
    if (states && !states.has(entry.place.state)) continue
    const { whole, prefix } = countTypos(name, entry.name.slice(0, name.length + limit + 1), limit)
    if (prefix !== Infinity) matches.push({ entry, quality: typoQuality(whole, prefix) })
  }
  return matches
}

const find = (interpretations: readonly Interpretation[], match: typeof matchPrefix): Match[] =>
  interpretations.flatMap(({ name, states }) => match(name, states))

/** By quality, then the page's state, then weight. */
function rank(matches: readonly Match[], state: string | null): Place[] {
  const away = ({ entry }: Match) => (entry.place.state === state ? 0 : 1)
  const sorted = matches.toSorted(
    (a, b) => a.quality - b.quality || away(a) - away(b) || b.entry.weight - a.entry.weight,
  )
  return [...new Set(sorted.map(({ entry }) => entry.place))]
}

export function findByPrefix(text: string, state: string | null): Place[] {
  const places = rank(find(interpretQuery(text), matchPrefix), state)
  return places.length > 0 ? places : rank(find(interpretUnfinishedState(text), matchPrefix), state)
}

export function findByName(text: string, state: string | null): Place[] {
  const spelled = findByPrefix(text, state)
  return spelled.length > 0 ? spelled : rank(find(interpretQuery(text), matchFuzzy), state)
}

export function findExactCities(text: string, state: string | null): Place[] {
  const matchExact: typeof matchPrefix = (name, states) =>
    matchPrefix(name, states).filter(({ entry }) => entry.name === name)
  return rank(find(interpretQuery(text), matchExact), state).filter(({ kind }) => kind === 'city')
}
