import { Map, type MapCameraChangedEvent } from '@vis.gl/react-google-maps'
import { useCallback, useState } from 'react'
import { GoogleApi, MAP_OPTIONS } from '@/components/map/google/google-api'
import mapStyles from '@/components/map/locator.module.css'
import type { Size } from '@/lib/map/camera'
import { PLANE } from '@/lib/map/clusters'
import { fromMercator, toMercator } from '@/lib/map/mercator'
import { Pin } from './pin'
import type { PinMapProps } from './types'

const COUNTRY = { lat: 39.5, lng: -98.4, zoom: 4 }
const NEAR_ZOOM = 16

type Props = PinMapProps & {
  size: Size
  apiKey: string
  mapId: string
  onFail: (message: string) => void
}

export function GooglePinMap({ point, first, size, onPoint, apiKey, mapId, onFail }: Props) {
  const [view, setView] = useState(() => (first ? { ...first, zoom: NEAR_ZOOM } : COUNTRY))
  const see = useCallback(({ detail: { center, zoom } }: MapCameraChangedEvent) => {
    setView({ ...center, zoom })
  }, [])
  const scale = PLANE * 2 ** view.zoom
  const center = toMercator(view)
  const place = point && toMercator(point)
  return (
    <GoogleApi apiKey={apiKey} onFail={onFail}>
      <Map
        mapId={mapId}
        className={mapStyles.google}
        colorScheme="FOLLOW_SYSTEM"
        defaultCenter={{ lat: view.lat, lng: view.lng }}
        defaultZoom={view.zoom}
        {...MAP_OPTIONS}
        onCameraChanged={see}
      />
      {point && place && (
        <Pin
          point={point}
          at={{
            x: (place.x - center.x) * scale + size.width / 2,
            y: (place.y - center.y) * scale + size.height / 2,
          }}
          toPoint={({ x, y }) =>
            fromMercator({
              x: (x - size.width / 2) / scale + center.x,
              y: (y - size.height / 2) / scale + center.y,
            })
          }
          onPoint={onPoint}
        />
      )}
    </GoogleApi>
  )
}
