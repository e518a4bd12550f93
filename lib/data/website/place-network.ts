import 'server-only'
import { stateByName } from '@/lib/content/states'
import { ZIP_CLUSTERS } from '@/lib/content/zip-clusters'
import { cityBySlug } from '@/lib/geo/gazetteer/cities'
import { zipCode } from '@/lib/geo/gazetteer/zips'
import { milesToNetwork, NETWORK_RADIUS_MILES, videographersWithin } from '@/lib/geo/network'
import type { Point } from '@/lib/geo/types'

export type PlaceNetwork = {
  /** Of a city; null where the gazetteer does not have it. */
  point: Point | null
  /** What the map counts here, in a few words; null where it counts nothing. */
  figure: string | null
}

/** To ten miles, because crews are near their ZIP codes and not in the middle of them. */
const roundMiles = (miles: number) => Math.round(miles / 10) * 10

export function networkOfCity(city: string, slug: string): PlaceNetwork {
  const point = cityBySlug(slug)
  if (!point) return { point: null, figure: null }
  const near = videographersWithin(point)
  return {
    point: { lat: point.lat, lng: point.lng },
    figure:
      near > 0
        ? `${near} within ${NETWORK_RADIUS_MILES} miles of ${city}`
        : `The nearest crew is about ${roundMiles(milesToNetwork(point))} miles away`,
  }
}

const STATES_OF_CLUSTERS = ZIP_CLUSTERS.map(({ zip, count }) => ({ count, state: zipCode(zip)?.state }))

export function networkOfState(state: string): PlaceNetwork {
  const abbreviation = stateByName(state)?.abbreviation
  const clusters = STATES_OF_CLUSTERS.filter((cluster) => cluster.state === abbreviation)
  const people = clusters.reduce((sum, { count }) => sum + count, 0)
  const codes = clusters.length === 1 ? '1 ZIP code' : `${clusters.length} ZIP codes`
  return { point: null, figure: people > 0 ? `${people} based in ${codes} of ${state}` : null }
}
