import { AdvancedMarker } from '@vis.gl/react-google-maps'
import { useMemo } from 'react'
import styles from '@/components/map/locator.module.css'
import { pressGroup } from '@/components/map/press-group'
import type { MapProps } from '@/components/map/types'
import { NETWORK_MARKERS } from '@/lib/geo/network'
import { groupPins, PIN_GAP } from '@/lib/map/groups'
import { toMercator } from '@/lib/map/mercator'

const PINS = NETWORK_MARKERS.map((marker) => ({ ...marker, ...toMercator(marker) }))

type Props = Pick<MapProps, 'onPin' | 'onView'> & { zoom: number }

export function GooglePins({ zoom, onPin, onView }: Props) {
  const step = Math.floor(zoom * 4) / 4
  const groups = useMemo(() => groupPins(PINS, PIN_GAP / 2 ** step), [step])
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
