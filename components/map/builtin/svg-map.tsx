import { memo, useEffect, useEffectEvent, useState } from 'react'
import { pressGroup } from '@/components/map/engine-shared'
import styles from '@/components/map/locator.module.css'
import { Country } from '@/components/map/static-map'
import type { MapProps } from '@/components/map/types'
import { NETWORK_RADIUS_MILES } from '@/lib/geo/network'
import type { Point } from '@/lib/geo/types'
import { zoomAt, type Camera } from '@/lib/map/camera'
import { project } from '@/lib/map/projection'
import { DETAIL_PRECISION } from '@/lib/map/types'
import { Controls } from './controls'
import { GestureHint } from './gesture-hint'
import { Labels } from './labels'
import { MapSurface } from './map-surface'
import { Pins } from './pins'
import { useCamera } from './use-camera'
import { useDetails, type Details } from './use-details'
import { useSize } from './use-size'

export function SvgMap({ home, view, onView, selected, onPin, onReady }: MapProps) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const size = useSize(element)
  const { camera, controller } = useCamera({ element, size }, { view, onView })
  const details = useDetails(camera, size)

  const ready = useEffectEvent(onReady)
  const drawn = camera !== null
  useEffect(() => {
    if (drawn) ready()
  }, [drawn])

  return (
    <>
      <MapSurface ref={setElement} label="Map of our videographers" controller={controller}>
        {camera && size && (
          <>
            <svg aria-hidden="true" className={styles.live}>
              <g transform={`translate(${camera.x} ${camera.y}) scale(${camera.k})`}>
                <Country />
                <Counties states={details.states} />
              </g>
              <Labels camera={camera} size={size} details={details} />
              {selected?.by === 'search' && <SearchedPlace camera={camera} place={selected} />}
            </svg>
            <Pins
              camera={camera}
              size={size}
              onPress={(group) => {
                // The pressed button may disappear when the map moves.
                element?.focus({ preventScroll: true })
                pressGroup(group, zoomAt(camera.k, size), { onPin, onView })
              }}
            />
          </>
        )}
      </MapSurface>
      <Controls controller={controller} onHome={() => controller.current?.flyTo(home)} />
      <GestureHint element={element} />
    </>
  )
}

export const Counties = memo(function Counties({ states }: Pick<Details, 'states'>) {
  return (
    <g transform={`scale(${1 / DETAIL_PRECISION})`}>
      {Object.entries(states).map(([abbreviation, { counties }]) => (
        <path key={abbreviation} d={counties} vectorEffect="non-scaling-stroke" className={styles.counties} />
      ))}
    </g>
  )
})

const MILES_PER_DEGREE = 69.1

/** The place and the radius within which videographers count as near. */
function SearchedPlace({ place, camera: { k, x, y } }: { place: Point; camera: Camera }) {
  const center = project(place)
  const edge = project({ ...place, lat: place.lat - NETWORK_RADIUS_MILES / MILES_PER_DEGREE })
  if (!center) return null
  return (
    <g transform={`translate(${center.x * k + x} ${center.y * k + y})`}>
      {edge && <circle r={Math.hypot(edge.x - center.x, edge.y - center.y) * k} className={styles.reach} />}
      <circle r="7" className={styles.searched} />
    </g>
  )
}
