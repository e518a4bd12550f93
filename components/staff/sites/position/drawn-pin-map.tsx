import { useState } from 'react'
import { Controls } from '@/components/map/builtin/controls'
import { GestureHint } from '@/components/map/builtin/gesture-hint'
import mapStyles from '@/components/map/locator.module.css'
import { CountryLayer } from '@/components/staff/sites/map/country-layer'
import { useDrawnCamera } from '@/components/staff/sites/map/use-drawn-camera'
import type { Size } from '@/lib/map/camera'
import { projectSite, unprojectSite } from '@/lib/map/inset-projection'
import { DRAWING, type Box, type XY } from '@/lib/map/types'
import { Pin } from './pin'
import type { PinMapProps } from './types'

/** A mile is 430 pixels: a drag of one pixel is four meters. */
const MAX_ZOOM = 16
const NEAR = 4
const WHOLE: Box = [0, 0, DRAWING.width, DRAWING.height]

function around(place: XY | null): Box {
  return place ? [place.x - NEAR, place.y - NEAR, place.x + NEAR, place.y + NEAR] : WHOLE
}

export function DrawnPinMap({ point, first, size, onPoint }: PinMapProps & { size: Size }) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [home] = useState(() => around(first && projectSite(first)))
  const { camera, controller, fit } = useDrawnCamera(element, size, home, MAX_ZOOM)
  const place = point && projectSite(point)
  return (
    <>
      <div ref={setElement} className={mapStyles.surface}>
        {camera && <CountryLayer camera={camera} size={size} />}
      </div>
      {camera && point && place && (
        <Pin
          point={point}
          at={{ x: place.x * camera.k + camera.x, y: place.y * camera.k + camera.y }}
          toPoint={({ x, y }) =>
            unprojectSite({ x: (x - camera.x) / camera.k, y: (y - camera.y) / camera.k })
          }
          onPoint={onPoint}
        />
      )}
      <Controls controller={controller} homeLabel="Back to the saved position" onHome={() => fit(home)} />
      <GestureHint element={element} />
    </>
  )
}
