import type { Where } from './where.ts'

/** A part of a state that looks and behaves alike. */
export interface Region {
  name: string
  /** Left out for the rest of the state, which comes last. */
  where?: Where
  /** Each stands alone: pages of cities take some of them, in this order. */
  notes: readonly string[]
}

/** What somebody who knows the place wrote down; everything else on a page is computed. */
export interface StateNotes {
  /** Left out where the state's page is written as a whole, in `written`. */
  lead?: string
  /** Left out where one clock for the whole state is all there is to say. */
  clock?: string
  regions: readonly Region[]
  /** By slug. */
  cities: Readonly<Record<string, string>>
}

/** @throws for a place outside of all regions: the last one should take the rest */
export function regionOf({ regions }: StateNotes, place: { lat: number; lng: number }): Region {
  const region = regions.find(({ where }) => !where || where(place))
  if (!region) throw new Error(`No region at ${place.lat}, ${place.lng}.`)
  return region
}
