import { listZipCodesByPrefix, zipCode } from '../gazetteer/zips.ts'
import type { Place, ZipCode } from '../types.ts'
import { findAddresses, startsWithStreet, streetBeforeZip } from './address.ts'
import { findByName } from './match.ts'

export const MAX_PLACES = 8

const MAX_LENGTH = 160

const COUNTRY = /[\s,]+(usa|u\.s\.a\.|united states( of america)?)\s*$/i
const ZIP_ONLY = /^(\d{3,5})(-\d{0,4})?$/
const TRAILING_ZIP = /^(.*[^\d\s,])[\s,]+(\d{5})(-\d{0,4})?$/
const UNFINISHED_ZIP = /^(.*[^\d\s,])[\s,]+\d{1,4}$/

const clean = (text: string): string =>
  text
    .slice(0, MAX_LENGTH)
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replace(COUNTRY, '')
    .replaceAll(/^[\s,]+|[\s,]+$/g, '')

function findZips(digits: string, state: string | null): Place[] {
  const away = (zip: ZipCode) => (zip.state === state ? 0 : 1)
  return listZipCodesByPrefix(digits)
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, MAX_PLACES)
    .map(zipPlace)
}

function atZip(text: string, zip: ZipCode): Place {
  const place = zipPlace(zip)
  const street = streetBeforeZip(text, zip)
  return street ? { ...place, kind: 'address', label: `${street}, ${place.label}`, street } : place
}

function findPlaces(text: string, state: string | null): Place[] {
  const digits = ZIP_ONLY.exec(text)?.[1]
  if (digits) return findZips(digits, state)
  const [, before, code] = TRAILING_ZIP.exec(text) ?? []
  const known = code ? zipCode(code) : null
  if (before && known) return [atZip(before, known)]
  const named = before ?? UNFINISHED_ZIP.exec(text)?.[1] ?? text
  const places = startsWithStreet(named) ? [] : findByName(named, state)
  return places.length > 0 ? places : findAddresses(named, state)
}

/**
 * Tolerates small typos. At most eight places, best first; those of `state` (two letters) first among equal
 * matches.
 */
export function searchPlaces(text: string, state: string | null = null): Place[] {
  const query = clean(text)
  return query ? findPlaces(query, state).slice(0, MAX_PLACES) : []
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
