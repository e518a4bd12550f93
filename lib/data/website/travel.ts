import 'server-only'
import { zipCode } from '@/lib/geo/gazetteer/zips'
import { searchPlaces } from '@/lib/geo/search/search-places'
import type { Travel } from '@/lib/quotes/estimate'
import { nearestCluster } from '@/lib/quotes/travel'

/** From the nearest cluster of videographers to the place that a text means; to the middle of a state. Null for an unknown place. */
export function findTravel(text: string): Travel | null {
  const [place] = searchPlaces(text, null)
  if (!place) return null
  const { zip, miles } = nearestCluster(place)
  const town = zipCode(zip)
  return { label: place.label, from: town ? `${town.town}, ${town.state}` : zip, miles }
}
