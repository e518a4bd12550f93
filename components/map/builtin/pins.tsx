import { useMemo } from 'react'
import styles from '@/components/map/locator.module.css'
import { isInViewport, scaleAt, zoomAt, type Camera, type Size } from '@/lib/map/camera'
import { groupPins, MIN_PIN_DISTANCE, type PinGroup } from '@/lib/map/groups'
import { NETWORK_PINS } from '@/lib/map/projection'

type Props = { camera: Camera; size: Size; onPress: (group: PinGroup) => void }

export function Pins({ camera, size, onPress }: Props) {
  const { k, x, y } = camera
  // Quarter steps keep groups stable during animations.
  const zoom = Math.floor(zoomAt(k, size) * 4 + 0.01) / 4
  const groups = useMemo(() => groupPins(NETWORK_PINS, MIN_PIN_DISTANCE / scaleAt(zoom, size)), [zoom, size])
  return groups
    .filter((group) => isInViewport([group.x, group.y, group.x, group.y], camera, size))
    .map((group) => (
      <button
        key={group.id}
        type="button"
        aria-label={group.title}
        title={group.title}
        onClick={() => onPress(group)}
        className={styles.pin}
        style={{ translate: `${group.x * k + x}px ${group.y * k + y}px` }}
      >
        {group.count}
      </button>
    ))
}
