import { fold } from '../fold.ts'
import type { Place, ZipCode } from '../types.ts'
import { findByName, findByPrefix, findExactCities } from './match.ts'
import { matchState } from './interpretations.ts'

/** '123 Main', '12B Baker', 'PO Box 9'. */
const STREET = /^(\d+[a-z]?\s+\S|p\.?\s?o\.?\s+box\b)/i

export const startsWithStreet = (text: string): boolean => STREET.test(text)

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

const MAX_SEGMENTS = 6
const MAX_CITY_WORDS = 6

/** Splits at commas; a suite stays with the street. Tries exact spelling first. */
function withCommas(segments: readonly string[], state: string | null): Place[] {
  const endsInState = segments.length > 2 && matchState(segments.at(-1) ?? '') !== null
  for (const find of [findByPrefix, findByName])
    for (let count = 1; count < segments.length - (endsInState ? 1 : 0); count += 1) {
      const cities = find(segments.slice(count).join(', '), state).filter(({ kind }) => kind === 'city')
      if (cities.length > 0) return cities.map(addressAt(segments.slice(0, count).join(', ')))
    }
  return []
}

/** Without commas: the longest ending that is a city's full name. */
function withoutCommas(text: string, state: string | null): Place[] {
  const words = text.split(' ')
  for (let count = Math.max(2, words.length - MAX_CITY_WORDS); count < words.length; count += 1) {
    const cities = findExactCities(words.slice(count).join(' '), state)
    if (cities.length > 0) return cities.map(addressAt(words.slice(0, count).join(' ')))
  }
  return []
}

/** Street addresses, at the position of their city. Without a house number two commas are required. */
export function findAddresses(text: string, state: string | null): Place[] {
  const segments = segmentsOf(text)
  if (segments.length > MAX_SEGMENTS) return []
  if (segments.length > 2) return withCommas(segments, state)
  if (!startsWithStreet(text)) return []
  return segments.length === 2 ? withCommas(segments, state) : withoutCommas(segments[0] ?? '', state)
}

const isTownOrState = (words: readonly string[], town: string): boolean =>
  [...words, ''].some((_, count) => {
    const [name, rest] = [words.slice(0, count).join(' '), words.slice(count).join(' ')]
    return (!name || fold(name) === fold(town)) && (!rest || matchState(rest) !== null)
  })

/** The street in a text that ends in a ZIP code, without city and state; null when there is none. */
export function streetBeforeZip(text: string, { town }: ZipCode): string | null {
  if (!startsWithStreet(text)) return null
  const segments = segmentsOf(text)
  if (segments.length > 1 && matchState(segments.at(-1) ?? '')) segments.pop()
  if (segments.length > 1) return segments.slice(0, -1).join(', ')
  const words = (segments[0] ?? '').split(' ')
  for (let count = 2; count < words.length; count += 1)
    if (isTownOrState(words.slice(count), town)) return words.slice(0, count).join(' ')
  return words.join(' ')
}
