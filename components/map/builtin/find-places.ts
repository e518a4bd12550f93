import type { FindPlaces } from '@/components/map/types'
import type { PlacesAnswer } from '@/lib/geo/types'
import { paths } from '@/lib/paths'

/** The search over our own places. */
export const placeFinder =
  (state?: string): FindPlaces =>
  async (text, signal) => {
    const response = await fetch(paths.places({ q: text, state }), { signal })
    if (!response.ok) throw new Error(`The search answered ${response.status}`)
    const { places } = (await response.json()) as PlacesAnswer
    return places.map((place, at) => ({
      id: `${at} ${place.label}`,
      label: place.label,
      locate: () => Promise.resolve(place),
    }))
  }
