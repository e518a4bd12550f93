import { REGIONS, regionName } from '@/lib/geo/regions'

export type Address = {
  /** Empty where it is not known, as the others. */
  street: string
  city: string
  /** Two letters. */
  state: string
  zip: string
}

const ADDRESS_LIMITS = { street: 200, city: 100 } as const

const formatPlace = ({ city, state, zip }: Omit<Address, 'street'>): string =>
  [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/** A line for the street, and one for city, state and ZIP code. `readAddress` reads it. */
export const formatAddress = (address: Address): string =>
  [address.street, formatPlace(address)].filter(Boolean).join('\n')

const PLACE = /^(.+?)[,\s]+([a-z][a-z .]*?)[,\s]+(\d{5})(?:-\d{4})?$/i

/** Two letters for a state by name or letters; null for an unknown one. */
export function readState(text: string): string | null {
  const typed = text.trim().replaceAll('.', '').toLowerCase()
  if (regionName(typed)) return typed.toUpperCase()
  return REGIONS.find(({ name }) => name.toLowerCase() === typed)?.abbreviation ?? null
}

function readPlace(line: string): Omit<Address, 'street'> | null {
  const comma = line.indexOf(',')
  const [, city = '', stateName = '', zip = ''] =
    PLACE.exec(comma < 0 ? line : `${line.slice(0, comma)}, ${line.slice(comma + 1)}`) ?? []
  const state = readState(stateName)
  return state === null ? null : { city: city.trim(), state, zip }
}

export const EMPTY_ADDRESS: Address = { street: '', city: '', state: '', zip: '' }

/** An address of one or two lines; the last one has the place, as in 'Flint, MI 48502'. */
export function readAddress(typed: string): { address: Address } | { error: string } {
  const lines = typed
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
  const last = lines.at(-1)
  if (last === undefined) return { address: EMPTY_ADDRESS }
  const place = readPlace(last)
  if (!place) return { error: 'The last line has city, state and ZIP code, as in Flint, MI 48502' }
  const street = lines.slice(0, -1).join(', ')
  if (street.length > ADDRESS_LIMITS.street) {
    return { error: `The street can have at most ${ADDRESS_LIMITS.street} characters` }
  }
  if (place.city.length > ADDRESS_LIMITS.city) {
    return { error: `The city can have at most ${ADDRESS_LIMITS.city} characters` }
  }
  return { address: { street, ...place } }
}
