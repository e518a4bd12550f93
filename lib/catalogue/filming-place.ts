import { stateByAbbreviation, stateByName } from '@/lib/content/states'
import { fold } from '@/lib/geo/fold'
import type { Place } from '@/lib/geo/types'
import { toPlaceText } from './video-fields'

export type FilmingPlace = { city: string | null; state: string | null }

const DISTRICT = 'District of Columbia'

/** Names as videos and place pages store them; null for streets and ZIP codes. */
export function toFilmingPlace({ kind, city, state }: Place): FilmingPlace | null {
  const name = state === 'DC' ? DISTRICT : stateByAbbreviation(state)?.name
  if (!name) return null
  if (kind === 'state') return { city: null, state: name }
  return kind === 'city' && city ? { city, state: name } : null
}

export const stateNameOf = (text: string): string | null =>
  fold(text) === fold(DISTRICT) || fold(text) === 'dc'
    ? DISTRICT
    : ((stateByName(text) ?? stateByAbbreviation(text))?.name ?? null)

type Read = { place: FilmingPlace } | { problem: string }

/** @param found the places that a search for the text finds */
export function readFilmingPlace(typed: string, found: readonly Place[]): Read {
  const text = typed.trim()
  if (text === '') return { place: { city: null, state: null } }
  const places = found.flatMap((place) => toFilmingPlace(place) ?? [])
  const comma = text.lastIndexOf(',')
  const state = stateNameOf(comma === -1 ? text : text.slice(comma + 1).trim())
  if (comma !== -1) {
    const name = fold(text.slice(0, comma))
    const exact = places.find((place) => place.state === state && place.city && fold(place.city) === name)
    if (exact) return { place: exact }
  } else {
    const cities = places.filter((place) => place.city && fold(place.city) === fold(text))
    if (state) return { place: { city: null, state } }
    const [only] = cities
    if (only && cities.length === 1) return { place: only }
    if (only) return { problem: `Which one? ${listPlaces(cities)}` }
  }
  return {
    problem:
      places.length > 0
        ? `Choose a place that the map knows, for example ${listPlaces(places.slice(0, 3))}`
        : 'Choose a city or state that the map knows, as in Detroit, Michigan',
  }
}

const listPlaces = (places: readonly FilmingPlace[]) =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(places.map(toPlaceText)).concat('.')
