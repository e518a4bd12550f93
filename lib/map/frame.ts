import { geoAlbersUsa } from 'd3-geo'
import type { Point } from '@/lib/geo/types'

/** A position on the drawing, in its units. */
export type XY = { x: number; y: number }

export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** The drawing that the 'albers' files of us-atlas are made for: Alaska and Hawaii are insets below the south-west. */
export const FRAME = { width: 975, height: 610 }

const projection = geoAlbersUsa().scale(1300).translate([487.5, 305])

/** Null for what the drawing does not show: other countries and most of the sea. */
export function toFrame({ lat, lng }: Point): XY | null {
  const position = projection([lng, lat])
  return position && { x: position[0], y: position[1] }
}

export function fromFrame({ x, y }: XY): Point | null {
  const position = projection.invert?.([x, y])
  return position ? { lat: position[1], lng: position[0] } : null
}
