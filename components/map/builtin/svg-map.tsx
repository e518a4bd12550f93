import { useEffect, useEffectEvent, useId, useState } from 'react'
import { Country } from '@/components/map/country'
import styles from '@/components/map/locator.module.css'
import { pressGroup } from '@/components/map/press-group'
import type { MapProps } from '@/components/map/types'
import { zoomAt } from '@/lib/map/camera'
import { Controls } from './controls'
import { Counties } from './counties'
import { GestureHint } from './gesture-hint'
import { keyMove } from './keys'
import { Labels } from './labels'
import { Pins } from './pins'
import { SearchedPlace } from './searched-place'
import { useCamera } from './use-camera'
import { useDetails } from './use-details'
import { useSize } from './use-size'

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
