import { AdvancedMarker, Circle } from '@vis.gl/react-google-maps'
import styles from '@/components/map/locator.module.css'
import type { NamedPoint } from '@/components/map/types'
import { NETWORK_RADIUS_MILES } from '@/lib/geo/network'

const METRES_PER_MILE = 1609.344

/** The house's amber, which Google takes as a hex code only. */
const AMBER = '#f5ad42'

/** The place with the circle around it in which videographers count as near. */
export function SearchedPlace({ place }: { place: NamedPoint }) {
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
