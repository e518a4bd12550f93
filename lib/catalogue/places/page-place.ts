import { stateNameOf } from '@/lib/catalogue/filming-place'
import { stateByName } from '@/lib/content/states'
import { slugify } from '@/lib/geo/fold'
import { DISTRICT } from './place-list'

/** What a page is about. `city` is null for a whole state; `state` is its full name. */
export type PagePlace = { city: string | null; state: string; slug: string }

const STATE_NEEDED = 'Add the state, as in Monroe, Michigan'

const abbreviationOf = (state: string) =>
  state === DISTRICT ? 'dc' : (stateByName(state)?.abbreviation.toLowerCase() ?? '')

/** 'Monroe, mi' and 'Monroe, Michigan' are the same city; 'Michigan' is the state. */
export function readPagePlace(typed: string): { place: PagePlace } | { problem: string } {
  const text = typed.trim()
  const comma = text.lastIndexOf(',')
  const state = stateNameOf(comma === -1 ? text : text.slice(comma + 1).trim())
  if (state === null) return { problem: STATE_NEEDED }
  if (comma === -1) {
    const known = stateByName(state)
    return known ? { place: { city: null, state, slug: known.slug } } : { problem: STATE_NEEDED }
  }
  const city = text.slice(0, comma).trim()
  const name = slugify(city)
  if (name === '' || city.length > 100)
    return { problem: 'Enter a city and its state, as in Monroe, Michigan' }
  return { place: { city, state, slug: `${name}-${abbreviationOf(state)}` } }
}

/** Null when a page of this place may have this slug, else why not. */
export function judgePlaceSlug({ city }: Pick<PagePlace, 'city'>, slug: string): string | null {
  if (city === null) return 'The address of a state follows from its name'
  if (stateByName(slug.replaceAll('-', ' '))) return 'This is the address of a state'
  return /-[a-z]{2}$/.test(slug) ? null : 'Put the two letters of the state at the end, as in ann-arbor-mi'
}
