import { transform } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { simplify } from './simplify'

export const collect = (geometries: GeometryCollection['geometries']): GeometryCollection => ({
  type: 'GeometryCollection',
  geometries,
})

/**
 * The same shapes with fewer points. Neighbours share their border, so they still fit when it became simpler.
 *
 * @param tolerance in units of the drawing
 */
export function simplified<T extends Topology>(atlas: T, tolerance: number): T {
  const arcs = atlas.arcs.map((arc) => {
    const decode = transform(atlas.transform ?? null)
    const line = arc.map((position, index) => decode([...position], index > 0))
    return simplify(line, tolerance).map((position) => [...position])
  })
  return { ...atlas, arcs, transform: undefined }
}
