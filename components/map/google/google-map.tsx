import { APIProvider } from '@vis.gl/react-google-maps'
import type { MapProps } from '@/components/map/types'
import { DarkMap } from './dark-map'
import { LoadingWatch } from './loading-watch'

const LIBRARIES = ['marker', 'places']

/** `LoadingWatch` tells the visitor; without a listener the failure would go to the console too. */
const leaveToWatch = () => undefined

type Props = MapProps & {
  apiKey: string
  mapId: string
  /** Google's script is there. */
  onLoad: () => void
}

/** Google's map, with pins and views like our own's. */
export function GoogleMap({ apiKey, mapId, onLoad, ...map }: Props) {
  return (
    <APIProvider
      apiKey={apiKey}
      libraries={LIBRARIES}
      region="US"
      language="en"
      onLoad={onLoad}
      onError={leaveToWatch}
    >
      <LoadingWatch onFail={map.onFail} />
      <DarkMap mapId={mapId} {...map} />
    </APIProvider>
  )
}
