import { geoAlbersUsa } from 'd3-geo'
import { NETWORK_MARKERS } from '@/lib/geo/network'
import type { Point } from '@/lib/geo/types'
import type { Pin } from './groups'
import { DRAWING, type XY } from './types'

/** Parameters of us-atlas' 'albers' files. */
const projection = geoAlbersUsa()
  .scale(1300)
  .translate([DRAWING.width / 2, DRAWING.height / 2])

/** Null outside the drawing: other countries and most of the sea. */
export function project({ lat, lng }: Point): XY | null {
  const position = projection([lng, lat])
  return position && { x: position[0], y: position[1] }
}

export function unproject({ x, y }: XY): Point | null {
  const position = projection.invert?.([x, y])
  return position ? { lat: position[1], lng: position[0] } : null
}

export const NETWORK_PINS: readonly Pin[] = NETWORK_MARKERS.flatMap((marker) => {
  const position = project(marker)
  return position ? [{ ...marker, ...position }] : []
})
