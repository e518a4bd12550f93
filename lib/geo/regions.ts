import { STATES, type State } from '../content/states.ts'

/** What an address may name: the fifty states, and the District of Columbia, which has no page of its own. */
export const REGIONS: readonly State[] = [
  ...STATES,
  { name: 'District of Columbia', abbreviation: 'DC', slug: 'district-of-columbia', lat: 38.9, lng: -77.01 },
]

const byAbbreviation = new Map(REGIONS.map((region) => [region.abbreviation, region]))

/** The full name behind two letters, as pages and forms store it; null for letters that are no state's. */
export const regionName = (abbreviation: string): string | null =>
  byAbbreviation.get(abbreviation.toUpperCase())?.name ?? null
