import { memo, useEffect, useEffectEvent, useState } from 'react'
import { pressGroup } from '@/components/map/engine-shared'
import styles from '@/components/map/locator.module.css'
import { Country } from '@/components/map/static-map'
import type { MapProps } from '@/components/map/types'
import type { Point } from '@/lib/geo/types'
import { zoomAt, type Camera } from '@/lib/map/camera'
import { reachOf } from '@/lib/map/static-map'
import { DETAIL_PRECISION } from '@/lib/map/types'
import { Controls } from './controls'
import { GestureHint } from './gesture-hint'
import { Labels } from './labels'
import { MapSurface } from './map-surface'
import { Pins } from './pins'
import { useCamera } from './use-camera'
import { useDetails, type Details } from './use-details'
import { useSize } from './use-size'

export function SvgMap({ home, here, view, onView, selected, onPin, onReady }: MapProps) {
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
              {here && <MarkedPlace camera={camera} place={here} name={here.label} />}
              {selected?.by === 'search' && <MarkedPlace camera={camera} place={selected} />}
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

type MarkedPlaceProps = { place: Point; name?: string; camera: Camera }

/** The place and the radius within which videographers count as near. */
function MarkedPlace({ place, name, camera: { k, x, y } }: MarkedPlaceProps) {
  const reach = reachOf(place)
  if (!reach) return null
  return (
    <g transform={`translate(${reach.x * k + x} ${reach.y * k + y})`}>
      <circle r={reach.radius * k} className={styles.reach} />
      <circle r={name ? 5 : 7} className={styles.searched} />
      {name && (
        <text x="12" y="1" className={styles.hereName}>
          {name}
        </text>
      )}
    </g>
  )
}
