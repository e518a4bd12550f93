import { stateByName } from '@/lib/content/states'
import { distanceMiles } from '@/lib/geo/distance'

/** `state` is a full name. */
export type Place = { city: string | null; state: string }

type FilmedIn = { city: string | null; state: string | null }

/** Farther than any two states. */
const NOWHERE = 10_000

function milesBetween(one: string, other: string): number {
  const [from, to] = [stateByName(one), stateByName(other)]
  return from && to ? distanceMiles(from, to) : NOWHERE
}

function farness(place: Place, film: FilmedIn | null): number {
  if (!film?.state) return NOWHERE
  if (film.state !== place.state) return milesBetween(place.state, film.state)
  return film.city === place.city ? -1 : 0
}

/** The first of those whose film was made nearest to the place: in the city, in the state, in the nearest state. */
export function pickReview<T>(
  reviews: readonly T[],
  place: Place,
  filmOf: (review: T) => FilmedIn | null,
): T | null {
  const [nearest] = reviews
    .map((review) => ({ review, miles: farness(place, filmOf(review)) }))
    .toSorted((one, other) => one.miles - other.miles)
  return nearest?.review ?? null
}
