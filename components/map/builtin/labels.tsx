import { useMemo } from 'react'
import styles from '@/components/map/locator.module.css'
import { scaleAt, zoomAt, type Camera, type Size } from '@/lib/map/camera'
import { placeLabels } from '@/lib/map/labels'
import { NETWORK_PINS } from '@/lib/map/projection'
import type { StateFrame, XY } from '@/lib/map/types'
import { DETAIL_ZOOM, type Details } from './use-details'

/** Pixels of a state's abbreviation. */
const NAME = { width: 26, height: 16 }

const hasRoom =
  (scale: number) =>
  ({ box: [left, top, right, bottom] }: StateFrame) =>
    (right - left) * scale > NAME.width && (bottom - top) * scale > NAME.height

type Props = { camera: Camera; size: Size; details: Details; pins?: readonly XY[] }

/** State names at low zoom, city names at high zoom. */
export function Labels({ camera, size, details, pins = NETWORK_PINS }: Props) {
  const { k, x, y } = camera
  // Quarter steps keep labels stable during animations.
  const zoom = Math.floor(zoomAt(k, size) * 4) / 4
  const cities = useMemo(
    () =>
      placeLabels(
        Object.values(details.states).flatMap((state) => state.cities),
        pins,
        zoom,
        scaleAt(zoom, size),
      ),
    [details.states, zoom, size, pins],
  )
  if (zoom < DETAIL_ZOOM) {
    return details.frames.filter(hasRoom(k)).map((state) => (
      <text key={state.abbreviation} x={state.x * k + x} y={state.y * k + y} className={styles.stateName}>
        {state.abbreviation}
      </text>
    ))
  }
  return cities.map((city) => (
    <g key={`${city.name} ${city.x}`} transform={`translate(${city.x * k + x} ${city.y * k + y})`}>
      <circle r="2.5" className={styles.cityDot} />
      <text x="8" className={styles.cityName}>
        {city.name}
      </text>
    </g>
  ))
}
