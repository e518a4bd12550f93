import type { Engine, FindPlaces } from '@/components/map/types'
import type { PlacesAnswer } from '@/lib/geo/types'
import { paths } from '@/lib/paths'
import { SvgMap } from './svg-map'

const placeFinder =
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

export const builtinEngine: Engine = { Map: SvgMap, finder: placeFinder }
