import 'server-only'
import { distanceMiles } from '@/lib/geo/distance'
import { fold } from '@/lib/geo/fold'
import { CITIES } from '@/lib/geo/gazetteer/cities'
import { TOWNS, zipCode } from '@/lib/geo/gazetteer/zips'
import { createNearestSearch } from '@/lib/geo/sorted-lookup'
import type { City, Point, ZipCode } from '@/lib/geo/types'
import { zoneAt } from '@/lib/geo/zone-at'
import type { Address } from '@/lib/owl/address'

type Location = {
  county: string | null
  /** Of the ZIP code where nobody gave one. Null when that is not known either. */
  position: Point | null
  /** IANA name. */
  timeZone: string | null
}

export type Located = { location: Location } | { errors: Partial<Record<keyof Address | 'position', string>> }

const MAX_CITY_MILES = 40
const MAX_POSITION_MILES = 60

const nearestCity = createNearestSearch(CITIES)

const isNamed = (name: string, city: string) => fold(name) === fold(city)

const cityOf = (address: Pick<Address, 'city' | 'state'>): City | null =>
  CITIES.find(({ name, state }) => state === address.state && isNamed(name, address.city)) ?? null

/** Whether a town of this name is near the ZIP code. Towns have several ZIP codes, and these have several names. */
function isCityOfZip({ city, state }: Address, zip: ZipCode): boolean {
  if (isNamed(zip.town, city)) return true
  const near = (point: Point) => distanceMiles(point, zip) <= MAX_CITY_MILES
  const known = cityOf({ city, state })
  if (known && near(known)) return true
  return TOWNS.some((town) => town.state === state && isNamed(town.name, city) && town.zips.some(near))
}

const placeOf = ({ town, state }: ZipCode) => `${town}, ${state}`

function findErrors(address: Address, zip: ZipCode | null, typed: Point | null) {
  if (address.zip === '') return null
  if (!zip) {
    return typed
      ? null
      : {
          zip: `We do not know the ZIP code ${address.zip}. Check it, or type the position of the site, too.`,
        }
  }
  if (address.state && zip.state !== address.state) {
    return { zip: `${zip.zip} is in ${placeOf(zip)}. Check the state or the ZIP code.` }
  }
  if (typed) {
    const miles = Math.round(distanceMiles(typed, zip))
    return miles > MAX_POSITION_MILES
      ? { position: `This is ${miles.toLocaleString('en-US')} miles from ${zip.zip} in ${placeOf(zip)}.` }
      : null
  }
  return address.city && !isCityOfZip(address, zip)
    ? { city: `${zip.zip} belongs to ${placeOf(zip)}. Check the city or the ZIP code.` }
    : null
}

function countyAt(address: Address, position: Point | null): string | null {
  const named = address.city ? cityOf(address) : null
  const nearest = position && nearestCity(position)
  const isNear = nearest && distanceMiles(nearest, position) <= MAX_CITY_MILES / 2
  return named?.county ?? (isNear && nearest.state === address.state ? nearest.county : null)
}

/** Miles. A position this near to a new ZIP code may be that of the building, so it stays. */
const KEPT_MILES = 15

/** Of a site whose address changes: whether its position stays. `found` is what the gazetteer says of the new address. */
export const keepsPosition = (present: Point | null, found: Point | null): present is Point =>
  present !== null && (!found || distanceMiles(present, found) <= KEPT_MILES)

/** For a new address. The position of before decides only where the gazetteer does not know the ZIP code. */
export function locateNewAddress(address: Address, present: Point | null): Located {
  const located = locateAddress(address, null)
  return 'errors' in located && located.errors.zip && present ? locateAddress(address, present) : located
}

/** Checks an address against the gazetteer. A position that somebody typed decides where the gazetteer does not know enough. */
export function locateAddress(address: Address, typed: Point | null): Located {
  const zip = address.zip ? zipCode(address.zip) : null
  const errors = findErrors(address, zip, typed)
  if (errors) return { errors }
  const position = typed ?? (zip && { lat: zip.lat, lng: zip.lng })
  return {
    location: {
      county: countyAt(address, position),
      position,
      timeZone: position && zoneAt(position),
    },
  }
}
