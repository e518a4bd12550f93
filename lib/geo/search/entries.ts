import { CITIES } from '../gazetteer/cities.ts'
import { TOWNS } from '../gazetteer/zips.ts'
import { fold } from '../fold.ts'
import { fromDifferences, fromSteps, fromText } from '../reference/columns.ts'
import parts from '../reference/parts.json' with { type: 'json' }
import { REGIONS } from '../regions.ts'
import type { Place } from '../types.ts'

/** `weight` ranks equally good matches, by population where known. */
export type Entry = {
  name: string
  weight: number
  place: Place
}

const STATE_WEIGHT = 1_000_000

const settlement = (city: string, state: string, lat: number, lng: number): Place => ({
  kind: 'city',
  label: `${city}, ${state}`,
  city,
  state,
  lat,
  lng,
})

const regionEntries = (): Entry[] =>
  REGIONS.flatMap(({ name, abbreviation, lat, lng }) => {
    const place: Place = { kind: 'state', label: name, state: abbreviation, lat, lng }
    return [name, abbreviation].map((text) => ({ name: fold(text), weight: STATE_WEIGHT, place }))
  })

const cityEntries = (): Entry[] =>
  CITIES.map(({ name, state, lat, lng, population }) => ({
    name: fold(name),
    weight: population,
    place: settlement(name, state, lat, lng),
  }))

function partEntries(): Entry[] {
  const states = fromText(parts.states)
  const populations = fromDifferences(parts.populations)
  return fromText(parts.names).map((name, index) => ({
    name: fold(name),
    weight: populations[index] ?? 0,
    place: settlement(
      name,
      states[index] ?? '',
      fromSteps(parts.lats[index] ?? 0),
      fromSteps(parts.lngs[index] ?? 0),
    ),
  }))
}

const mean = (values: readonly number[]) =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10_000) / 10_000

function townEntries(): Entry[] {
  return TOWNS.map(({ name, state, population, zips }) => {
    const [lat, lng] = [mean(zips.map((zip) => zip.lat)), mean(zips.map((zip) => zip.lng))]
    const [only, ...others] = zips
    const place = settlement(name, state, lat, lng)
    return {
      name: fold(name),
      weight: population,
      place: only && others.length === 0 ? { ...place, zip: only.zip } : place,
    }
  })
}

function otherNames({ name, weight, place }: Entry): Entry[] {
  if (name.startsWith('the ')) return [{ name: name.slice(4), weight, place }]
  return place.label === 'New York, NY'
    ? ['nyc', 'new york city'].map((text) => ({ name: text, weight, place }))
    : []
}

/** Sorted by name. One entry per name and state: cities win over towns. */
export function listEntries(): Entry[] {
  const entries = new Map<string, Entry>()
  for (const entry of [...cityEntries(), ...partEntries(), ...townEntries()]) {
    const key = `${entry.name.replaceAll(' ', '')}, ${entry.place.state}`
    if (!entries.has(key)) entries.set(key, entry)
  }
  const all = [...regionEntries(), ...entries.values()]
  return [...all, ...all.flatMap(otherNames)].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}
