import { fold, plain } from '../fold.ts'
import { REGIONS } from '../regions.ts'
import type { States } from './match.ts'

/** One interpretation of a text: a folded name and, where given, its possible states. */
export type Interpretation = { name: string; states: States }

const DIRECTIONS: Readonly<Record<string, string>> = { n: 'north', s: 'south', e: 'east', w: 'west' }

const LONGEST_STATE = 3

const regions = REGIONS.map(({ name, abbreviation }) => ({
  abbreviation,
  texts: [fold(name), abbreviation.toLowerCase()],
}))

const statesWhere = (test: (text: string) => boolean): States => {
  const found = regions.filter(({ texts }) => texts.some(test)).map(({ abbreviation }) => abbreviation)
  return found.length > 0 ? new Set(found) : null
}

export const matchState = (text: string): States => {
  const folded = fold(text)
  return statesWhere((known) => known === folded)
}

/** Keeps an unfinished last word: 'St' may begin Stamford. Expands 'N Las Vegas'. */
function spellings(text: string): string[] {
  const words = plain(text).split(' ')
  const [first = '', ...rest] = words
  const direction = Object.hasOwn(DIRECTIONS, first) ? DIRECTIONS[first] : undefined
  const spelled = direction && rest.length > 0 ? [direction, ...rest].join(' ') : text
  const last = words.at(-1) ?? ''
  const unfinished = [fold(words.slice(0, -1).join(' ')), last].filter(Boolean).join(' ')
  return [...new Set([fold(spelled), unfinished])].filter(Boolean)
}

const read = (text: string, states: States): Interpretation[] =>
  spellings(text).map((name) => ({ name, states }))

/** 'Austin, Te': the text after the last comma begins a state's name. */
function withComma(text: string): Interpretation[] {
  const comma = text.lastIndexOf(',')
  const after = fold(text.slice(comma + 1))
  const states = after ? statesWhere((known) => known.startsWith(after)) : null
  return comma > 0 && states ? read(text.slice(0, comma), states) : []
}

/** 'austin tx', 'albany new york'. */
function withState(words: readonly string[]): Interpretation[] {
  for (let count = Math.min(LONGEST_STATE, words.length - 1); count > 0; count -= 1) {
    const states = matchState(words.slice(-count).join(' '))
    if (states) return read(words.slice(0, -count).join(' '), states)
  }
  return []
}

export function interpretQuery(text: string): Interpretation[] {
  const words = plain(text).split(' ').filter(Boolean)
  return [...withComma(text), ...read(text, null), ...withState(words)]
}

/** 'austin te', while the state is being typed. */
export function interpretUnfinishedState(text: string): Interpretation[] {
  const words = plain(text).split(' ').filter(Boolean)
  const last = words.at(-1)
  const states = last && words.length > 1 ? statesWhere((known) => known.startsWith(last)) : null
  return states ? read(words.slice(0, -1).join(' '), states) : []
}
