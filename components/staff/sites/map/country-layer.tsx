import type { ReactNode } from 'react'
import { Labels } from '@/components/map/builtin/labels'
import { Counties } from '@/components/map/builtin/svg-map'
import { useDetails } from '@/components/map/builtin/use-details'
import mapStyles from '@/components/map/locator.module.css'
import { Country } from '@/components/map/static-map'
import type { Camera, Size } from '@/lib/map/camera'
import type { XY } from '@/lib/map/types'
import { Islands } from './islands'

const NO_PINS: readonly XY[] = []

/** The drawn country with what `children` draw on it, in units of the drawing. */
export function CountryLayer({
  camera,
  size,
  children,
}: {
  camera: Camera
  size: Size
  children?: ReactNode
}) {
  const details = useDetails(camera, size)
  return (
    <svg aria-hidden="true" className={mapStyles.live}>
      <g transform={`translate(${camera.x} ${camera.y}) scale(${camera.k})`}>
        <Country />
        <Islands />
        <Counties states={details.states} />
        {children}
      </g>
      <Labels camera={camera} size={size} details={details} pins={NO_PINS} />
    </svg>
  )
}
