import { geoConicEqualArea } from 'd3-geo'
import type { Point } from '@/lib/geo/types'
import { project, unproject } from './projection'
import type { Box, XY } from './types'

/** Puerto Rico and the Virgin Islands, which the drawing of the states leaves out, below Florida and half as large again. */
export const islands = geoConicEqualArea()
  .rotate([66, 0])
  .center([0, 18.2])
  .parallels([8, 18])
  .scale(1300 * 1.5)
  .translate([918, 578])

export const ISLANDS_BOX: Box = [866, 556, 975, 604]

const areIslands = ({ lat, lng }: Point) => lat < 19 && lng > -68

const isInIslandsBox = ({ x, y }: XY) => {
  const [left, top, right, bottom] = ISLANDS_BOX
  return x >= left && x <= right && y >= top && y <= bottom
}

/** As `project`, and with the islands of the Caribbean. */
export function projectSite(point: Point): XY | null {
  if (!areIslands(point)) return project(point)
  const position = islands([point.lng, point.lat])
  return position && { x: position[0], y: position[1] }
}

export function unprojectSite(position: XY): Point | null {
  if (!isInIslandsBox(position)) return unproject(position)
  const point = islands.invert?.([position.x, position.y])
  return point ? { lat: point[1], lng: point[0] } : null
}
