import styles from '@/components/map/locator.module.css'
import { NETWORK_RADIUS_MILES } from '@/lib/geo/network'
import type { Point } from '@/lib/geo/types'
import type { Camera } from '@/lib/map/camera'
import { toFrame } from '@/lib/map/projection'

const MILES_PER_DEGREE = 69.1

/** The place with the circle around it in which videographers count as near. */
export function SearchedPlace({ place, camera: { k, x, y } }: { place: Point; camera: Camera }) {
  const middle = toFrame(place)
  const edge = toFrame({ ...place, lat: place.lat - NETWORK_RADIUS_MILES / MILES_PER_DEGREE })
  if (!middle) return null
  return (
    <g transform={`translate(${middle.x * k + x} ${middle.y * k + y})`}>
      {edge && <circle r={Math.hypot(edge.x - middle.x, edge.y - middle.y) * k} className={styles.reach} />}
      <circle r="7" className={styles.searched} />
    </g>
  )
}
