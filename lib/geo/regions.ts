import { STATES, type State } from '../content/states.ts'

/** The fifty states and the District of Columbia, which has no page of its own. */
export const REGIONS: readonly State[] = [
  ...STATES,
  { name: 'District of Columbia', abbreviation: 'DC', slug: 'district-of-columbia', lat: 38.9, lng: -77.01 },
]

const byAbbreviation = new Map(REGIONS.map((region) => [region.abbreviation, region]))

/** Full name of a state by its two letters. */
export const regionName = (abbreviation: string): string | null =>
  byAbbreviation.get(abbreviation.toUpperCase())?.name ?? null
