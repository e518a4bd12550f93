import { Map, type MapCameraChangedEvent } from '@vis.gl/react-google-maps'
import { useCallback, useState } from 'react'
import styles from '@/components/map/locator.module.css'
import type { MapProps } from '@/components/map/types'
import { COUNTRY_ZOOM, MAX_ZOOM, type View } from '@/lib/map/view'
import { GooglePins } from './google-pins'
import { SearchedPlace } from './searched-place'
import { SharedView } from './shared-view'

const toView = ({ detail: { center, zoom } }: MapCameraChangedEvent): View => ({ ...center, zoom })

type Props = MapProps & { mapId: string }

export function DarkMap({ mapId, home, asked, onReady, onPin, ...owner }: Props) {
  const [seen, setSeen] = useState<View | null>(null)
  // The same for good: a listener that is changed misses the move that the same render makes.
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
      gestureHandling="cooperative"
      disableDefaultUI
      zoomControl
      keyboardShortcuts
      clickableIcons={false}
      onCameraChanged={see}
      onTilesLoaded={onReady}
    >
      <SharedView owner={owner} seen={seen} />
      <GooglePins zoom={seen?.zoom ?? home.zoom} onPin={onPin} onView={owner.onView} />
      {asked?.by === 'search' && <SearchedPlace place={asked} />}
    </Map>
  )
}
