import { zipCode, zipCodesStarting } from '../gazetteer/zips.ts'
import type { Place, ZipCode } from '../types.ts'
import { beginsWithStreet, findAddresses, streetBefore } from './address.ts'
import { findNamed } from './match.ts'

export const MOST_PLACES = 8

/** Longer than any address that is meant. */
const LONGEST_TEXT = 160

const COUNTRY = /[\s,]+(usa|u\.s\.a\.|united states( of america)?)\s*$/i
const ZIP_ONLY = /^(\d{3,5})(-\d{0,4})?$/
const TRAILING_ZIP = /^(.*[^\d\s,])[\s,]+(\d{5})(-\d{0,4})?$/
const UNFINISHED_ZIP = /^(.*[^\d\s,])[\s,]+\d{1,4}$/

const clean = (text: string): string =>
  text
    .slice(0, LONGEST_TEXT)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replace(COUNTRY, '')
    .replaceAll(/^[\s,]+|[\s,]+$/g, '')

function findZips(digits: string, state: string | null): Place[] {
  const away = (zip: ZipCode) => (zip.state === state ? 0 : 1)
  return zipCodesStarting(digits)
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, MOST_PLACES)
    .map(zipPlace)
}

function atZip(text: string, zip: ZipCode): Place {
  const place = zipPlace(zip)
  const street = streetBefore(text, zip)
  return street ? { ...place, kind: 'address', label: `${street}, ${place.label}`, street } : place
}

function findPlaces(text: string, state: string | null): Place[] {
  const digits = ZIP_ONLY.exec(text)?.[1]
  if (digits) return findZips(digits, state)
  const [, before, code] = TRAILING_ZIP.exec(text) ?? []
  const known = code ? zipCode(code) : null
  if (before && known) return [atZip(before, known)]
  const named = before ?? UNFINISHED_ZIP.exec(text)?.[1] ?? text
  const places = beginsWithStreet(named) ? [] : findNamed(named, state)
  return places.length > 0 ? places : findAddresses(named, state)
}

/**
 * What a visitor may mean by a city, 'city, ST', state, ZIP code, the beginning of one, or a street address, with small
 * typos forgiven: at most eight places, best first. Any text is safe; one that means nothing answers none.
 *
 * @param state two letters of the state whose page asks; its places come before others that match as well.
 */
export function searchPlaces(text: string, state: string | null = null): Place[] {
  const query = clean(text)
  return query ? findPlaces(query, state).slice(0, MOST_PLACES) : []
}

const zipPlace = ({ zip, town, state, lat, lng }: ZipCode): Place => ({
  kind: 'zip',
  label: `${town}, ${state} ${zip}`,
  city: town,
  state,
  zip,
  lat,
  lng,
})
