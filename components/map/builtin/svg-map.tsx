import { memo, useEffect, useEffectEvent, useId, useState } from 'react'
import { pressGroup } from '@/components/map/engine-shared'
import styles from '@/components/map/locator.module.css'
import { Country } from '@/components/map/still-map'
import type { MapProps } from '@/components/map/types'
import { NETWORK_RADIUS_MILES } from '@/lib/geo/network'
import type { Point } from '@/lib/geo/types'
import { type Camera, type Size, zoomAt } from '@/lib/map/camera'
import { toFrame } from '@/lib/map/projection'
import { DETAIL_PRECISION } from '@/lib/map/types'
import { Controls, keyMove } from './controls'
import { GestureHint } from './gesture-hint'
import { Labels } from './labels'
import { Pins } from './pins'
import { useCamera } from './use-camera'
import { type Details, useDetails } from './use-details'

/** The map of our own: the drawing under a camera, with pins that are buttons. */
export function SvgMap({ home, view, onView, asked, onPin, onReady }: MapProps) {
  const hintId = useId()
  const [element, setElement] = useState<HTMLElement | null>(null)
  const size = useSize(element)
  const { camera, pilot } = useCamera({ element, size }, { view, onView })
  const details = useDetails(camera, size)

  const ready = useEffectEvent(onReady)
  const drawn = camera !== null
  useEffect(() => {
    if (drawn) ready()
  }, [drawn])

  return (
    <>
      <div
        ref={setElement}
        role="application"
        aria-label="Map of our videographers"
        aria-describedby={hintId}
        tabIndex={0}
        onKeyDown={(event) => {
          const move = keyMove(event)
          if (!move || !pilot.current) return
          event.preventDefault()
          move(pilot.current)
        }}
        className={styles.surface}
      >
        {camera && size && (
          <>
            <svg aria-hidden="true" className={styles.live}>
              <g transform={`translate(${camera.x} ${camera.y}) scale(${camera.k})`}>
                <Country />
                <Counties states={details.states} />
              </g>
              <Labels camera={camera} size={size} details={details} />
              {asked?.by === 'search' && <SearchedPlace camera={camera} place={asked} />}
            </svg>
            <Pins
              camera={camera}
              size={size}
              onPress={(group) => {
                // The button may be gone when the map has moved.
                element?.focus({ preventScroll: true })
                pressGroup(group, zoomAt(camera.k, size), { onPin, onView })
              }}
            />
          </>
        )}
      </div>
      <p id={hintId} className="sr-only">
        The arrow keys move the map, plus and minus change how near it is.
      </p>
      <Controls pilot={pilot} home={home} />
      <GestureHint element={element} />
    </>
  )
}

/** The inner size of an element; null until it is known. */
function useSize(element: Element | null): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      if (width > 0 && height > 0) setSize({ width, height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return size
}

const Counties = memo(function Counties({ states }: Pick<Details, 'states'>) {
  return (
    <g transform={`scale(${1 / DETAIL_PRECISION})`}>
      {Object.entries(states).map(([abbreviation, { counties }]) => (
        <path key={abbreviation} d={counties} vectorEffect="non-scaling-stroke" className={styles.counties} />
      ))}
    </g>
  )
})

const MILES_PER_DEGREE = 69.1

/** The place with the circle around it in which videographers count as near. */
function SearchedPlace({ place, camera: { k, x, y } }: { place: Point; camera: Camera }) {
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
