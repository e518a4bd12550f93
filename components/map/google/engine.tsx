import { Map, useMap, type MapCameraChangedEvent } from '@vis.gl/react-google-maps'
import { useCallback, useState } from 'react'
import { useSharedView } from '@/components/map/engine-shared'
import styles from '@/components/map/locator.module.css'
import type { Engine, MapProps } from '@/components/map/types'
import { COUNTRY_ZOOM, MAX_ZOOM, type View } from '@/lib/map/view'
import { createFinder } from './find-places'
import { GoogleApi, MAP_OPTIONS } from './google-api'
import { GooglePins, MarkedPlace } from './overlays'

/** @param mapId required for numbered pins */
export function createGoogleEngine(apiKey: string, mapId: string): Engine {
  const api = Promise.withResolvers<void>()
  const BoundMap = (props: MapProps) => (
    <GoogleMap {...props} apiKey={apiKey} mapId={mapId} onLoad={api.resolve} />
  )
  return { Map: BoundMap, finder: createFinder(api.promise) }
}

type SharedViewProps = { owner: { view: View; onView: (view: View) => void }; seen: View | null }

/** Must be rendered inside the map. */
export function SharedView({ owner, seen }: SharedViewProps) {
  const map = useMap()
  useSharedView(owner, seen, ({ lat, lng, zoom }) => map?.moveCamera({ center: { lat, lng }, zoom }))
  return null
}

const toView = ({ detail: { center, zoom } }: MapCameraChangedEvent): View => ({ ...center, zoom })

type DarkMapProps = MapProps & { mapId: string }

export function DarkMap({ mapId, home, here, selected, onReady, onPin, ...owner }: DarkMapProps) {
  const [seen, setSeen] = useState<View | null>(null)
  // Stable: a changed listener misses the move of the same render.
  const see = useCallback((event: MapCameraChangedEvent) => setSeen(toView(event)), [])
  return (
    <Map
      mapId={mapId}
      className={styles.google}
      colorScheme="DARK"
      defaultCenter={{ lat: owner.view.lat, lng: owner.view.lng }}
      defaultZoom={owner.view.zoom}
      minZoom={COUNTRY_ZOOM - 1}
      maxZoom={MAX_ZOOM}
      {...MAP_OPTIONS}
      onCameraChanged={see}
      onTilesLoaded={onReady}
    >
      <SharedView owner={owner} seen={seen} />
      <GooglePins zoom={seen?.zoom ?? home.zoom} onPin={onPin} onView={owner.onView} />
      {here && <MarkedPlace place={here} />}
      {selected?.by === 'search' && <MarkedPlace place={selected} />}
    </Map>
  )
}

const LIBRARIES = ['marker', 'places']

type GoogleMapProps = MapProps & {
  apiKey: string
  mapId: string
  onLoad: () => void
}

export function GoogleMap({ apiKey, mapId, onLoad, ...map }: GoogleMapProps) {
  return (
    <GoogleApi apiKey={apiKey} libraries={LIBRARIES} onLoad={onLoad} onFail={map.onFail}>
      <DarkMap mapId={mapId} {...map} />
    </GoogleApi>
  )
}
