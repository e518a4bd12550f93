import type { Engine, MapProps } from '@/components/map/types'
import { createFinder } from './find-places'
import { GoogleMap } from './google-map'

/** @param mapId of the same Google project; numbered pins need one */
export function createGoogleEngine(apiKey: string, mapId: string): Engine {
  const api = Promise.withResolvers<void>()
  const BoundMap = (props: MapProps) => (
    <GoogleMap {...props} apiKey={apiKey} mapId={mapId} onLoad={api.resolve} />
  )
  return { Map: BoundMap, finder: createFinder(api.promise) }
}
