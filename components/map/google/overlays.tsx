import { AdvancedMarker, Circle } from '@vis.gl/react-google-maps'
import { useMemo } from 'react'
import { pressGroup } from '@/components/map/engine-shared'
import styles from '@/components/map/locator.module.css'
import type { MapProps, NamedPoint } from '@/components/map/types'
import { NETWORK_MARKERS, NETWORK_RADIUS_MILES } from '@/lib/geo/network'
import type { Point } from '@/lib/geo/types'
import { groupPins, MIN_PIN_DISTANCE } from '@/lib/map/groups'
import type { XY } from '@/lib/map/types'

/** Pixels of the world at zoom 0. */
const WORLD = 256

function toMercator({ lat, lng }: Point): XY {
  const sin = Math.sin((lat * Math.PI) / 180)
  return {
    x: WORLD * (0.5 + lng / 360),
    y: WORLD * (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)),
  }
}

const PINS = NETWORK_MARKERS.map((marker) => ({ ...marker, ...toMercator(marker) }))

type Props = Pick<MapProps, 'onPin' | 'onView'> & { zoom: number }

export function GooglePins({ zoom, onPin, onView }: Props) {
  const step = Math.floor(zoom * 4) / 4
  const groups = useMemo(() => groupPins(PINS, MIN_PIN_DISTANCE / 2 ** step), [step])
  return groups.map((group) => (
    <AdvancedMarker
      key={group.id}
      position={group.pins[0]}
      title={group.title}
      onClick={() => pressGroup(group, zoom, { onPin, onView })}
    >
      <span className={styles.drop}>{group.count}</span>
    </AdvancedMarker>
  ))
}

const METRES_PER_MILE = 1609.344

/** The theme's amber; Google requires hex. */
const AMBER = '#f5ad42'

export function MarkedPlace({ place }: { place: NamedPoint }) {
  return (
    <>
      <AdvancedMarker position={place} title={place.label}>
        <div className={styles.searchedDot} />
      </AdvancedMarker>
      <Circle
        center={place}
        radius={NETWORK_RADIUS_MILES * METRES_PER_MILE}
        clickable={false}
        strokeColor={AMBER}
        strokeWeight={1.5}
        strokeOpacity={0.8}
        fillColor={AMBER}
        fillOpacity={0.06}
      />
    </>
  )
}
