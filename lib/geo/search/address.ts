import { fold } from '../fold.ts'
import type { Place, ZipCode } from '../types.ts'
import { findCalled, findNamed, findSpelled } from './match.ts'
import { stateCalled } from './readings.ts'

/** '123 Main', '12B Baker', 'PO Box 9'. */
const STREET = /^(\d+[a-z]?\s+\S|p\.?\s?o\.?\s+box\b)/i

export const beginsWithStreet = (text: string): boolean => STREET.test(text)

const segmentsOf = (text: string) =>
  text
    .split(',')
    .map((segment) => segment.trim())
    .filter(Boolean)

const addressAt =
  (street: string) =>
  (place: Place): Place => ({
    ...place,
    kind: 'address',
    label: `${street}, ${place.label}`,
    street,
  })

/** Streets have few parts; more commas are no address. */
const MOST_SEGMENTS = 6
/** 'Rancho Santa Margarita' and a state of two words. */
const LONGEST_ENDING = 6

/** Where commas tell the street from the city; a suite or flat stays with the street. Typos are forgiven last. */
function withCommas(segments: readonly string[], state: string | null): Place[] {
  const endsInState = segments.length > 2 && stateCalled(segments.at(-1) ?? '') !== null
  for (const find of [findSpelled, findNamed])
    for (let count = 1; count < segments.length - (endsInState ? 1 : 0); count += 1) {
      const cities = find(segments.slice(count).join(', '), state).filter(({ kind }) => kind === 'city')
      if (cities.length > 0) return cities.map(addressAt(segments.slice(0, count).join(', ')))
    }
  return []
}

/** Where nothing does: the longest ending that is a city's whole name, after a number and a word at least. */
function withoutCommas(text: string, state: string | null): Place[] {
  const words = text.split(' ')
  for (let count = Math.max(2, words.length - LONGEST_ENDING); count < words.length; count += 1) {
    const cities = findCalled(words.slice(count).join(' '), state)
    if (cities.length > 0) return cities.map(addressAt(words.slice(0, count).join(' ')))
  }
  return []
}

/** A street with its city, at the position of the city. Without a number only its two commas tell a street. */
export function findAddresses(text: string, state: string | null): Place[] {
  const segments = segmentsOf(text)
  if (segments.length > MOST_SEGMENTS) return []
  if (segments.length > 2) return withCommas(segments, state)
  if (!beginsWithStreet(text)) return []
  return segments.length === 2 ? withCommas(segments, state) : withoutCommas(segments[0] ?? '', state)
}

/** The town's name, its state, or both. */
const isTown = (words: readonly string[], town: string): boolean =>
  [...words, ''].some((_, count) => {
    const [name, rest] = [words.slice(0, count).join(' '), words.slice(count).join(' ')]
    return (!name || fold(name) === fold(town)) && (!rest || stateCalled(rest) !== null)
  })

/** What is left of a text before its ZIP code without the city and state that the code knows; null when that is no street. */
export function streetBefore(text: string, { town }: ZipCode): string | null {
  if (!beginsWithStreet(text)) return null
  const segments = segmentsOf(text)
  if (segments.length > 1 && stateCalled(segments.at(-1) ?? '')) segments.pop()
  if (segments.length > 1) return segments.slice(0, -1).join(', ')
  const words = (segments[0] ?? '').split(' ')
  for (let count = 2; count < words.length; count += 1)
    if (isTown(words.slice(count), town)) return words.slice(0, count).join(' ')
  return words.join(' ')
}
