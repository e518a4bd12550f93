import mapStyles from '@/components/map/locator.module.css'
import { ISLANDS_BOX } from '@/lib/map/inset-projection'
import { paths } from '@/lib/paths'
import styles from './site-map.module.css'

/** Puerto Rico and the Virgin Islands. */
export function Islands() {
  const [left, top, right, bottom] = ISLANDS_BOX
  return (
    <>
      <rect
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
        vectorEffect="non-scaling-stroke"
        className={styles.inset}
      />
      <use href={`${paths.mapCountry()}#islands`} className={mapStyles.land} />
    </>
  )
}
