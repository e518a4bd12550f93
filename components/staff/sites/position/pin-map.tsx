import { useState } from 'react'
import { useSize } from '@/components/map/builtin/use-size'
import { useMapsKey } from '@/components/staff/sites/map/use-maps-key'
import { DrawnPinMap } from './drawn-pin-map'
import { GooglePinMap } from './google-pin-map'
import styles from './pin.module.css'
import type { PinMapProps } from './types'

/** Google's map when the server has a key, because it shows buildings; else ours. */
export function PinMap(props: PinMapProps) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const size = useSize(element)
  const { maps, fail } = useMapsKey()
  return (
    <div ref={setElement} role="group" aria-label="Map with a pin" className={styles.frame}>
      {size &&
        maps &&
        (maps.key ? (
          <GooglePinMap {...props} size={size} apiKey={maps.key} mapId={maps.mapId} onFail={fail} />
        ) : (
          <DrawnPinMap {...props} size={size} />
        ))}
    </div>
  )
}
