import { ZIP_CLUSTERS } from '../../../content/zip-clusters.ts'
import { distanceMiles } from '../../distance.ts'
import { zipCode } from '../../gazetteer/zips.ts'
import { videographersWithin } from '../../network.ts'
import type { ZipCluster } from '../../../content/zip-clusters.ts'
import type { City } from '../../types.ts'
import { landmark, slugOf, type Landmark, type Town } from './landmark.ts'

/** How a crew gets there: no way at all, the same morning, a drive first, the evening before, a flight. */
export type Journey = 'none' | 'morning' | 'drive' | 'overnight' | 'flight'

export interface Crew {
  /** Videographers on the map within 50 miles. */
  within: number
  /** The city of the nearest ones; null when it is this one. */
  base: Landmark | null
  journey: Journey
}

interface Base extends ZipCluster, Town {}

/** The clusters of the map, by the names that the post office has for them. */
export const BASES: readonly Base[] = ZIP_CLUSTERS.map((cluster) => {
  const known = zipCode(cluster.zip)
  if (!known) throw new Error(`ZIP code ${cluster.zip} is unknown.`)
  return { ...cluster, name: known.town, state: known.state }
})

/** Straight miles, so roads are longer by a fifth or so. */
function journeyOf(miles: number): Journey {
  if (miles <= 12) return 'none'
  if (miles <= 50) return 'morning'
  if (miles <= 130) return 'drive'
  return miles <= 300 ? 'overnight' : 'flight'
}

/** The map's Hawaiian videographers are on Oahu, and no road leads to another island. */
const isAcrossWater = ({ state, county }: City) => state === 'HI' && county !== 'Honolulu County'

export function crewFor(city: City): Crew {
  const distances = BASES.map((base) => ({ base, miles: distanceMiles(city, base) }))
  const { base, miles } = distances.reduce((best, next) => (next.miles < best.miles ? next : best))
  return {
    within: videographersWithin(city),
    base: slugOf(base) === city.slug ? null : landmark(city, base),
    journey: isAcrossWater(city) ? 'flight' : journeyOf(miles),
  }
}
