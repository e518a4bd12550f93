import { geoAlbersUsa } from 'd3-geo'
import { NETWORK_MARKERS } from '@/lib/geo/network'
import type { Point } from '@/lib/geo/types'
import type { Pin } from './groups'
import { FRAME, type XY } from './types'

/** As the 'albers' files of us-atlas were projected. */
const projection = geoAlbersUsa()
  .scale(1300)
  .translate([FRAME.width / 2, FRAME.height / 2])

/** Null for what the drawing does not show: other countries and most of the sea. */
export function toFrame({ lat, lng }: Point): XY | null {
  const position = projection([lng, lat])
  return position && { x: position[0], y: position[1] }
}

export function fromFrame({ x, y }: XY): Point | null {
  const position = projection.invert?.([x, y])
  return position ? { lat: position[1], lng: position[0] } : null
}

/** The network's markers on the drawing. */
export const NETWORK_PINS: readonly Pin[] = NETWORK_MARKERS.flatMap((marker) => {
  const position = toFrame(marker)
  return position ? [{ ...marker, ...position }] : []
})
