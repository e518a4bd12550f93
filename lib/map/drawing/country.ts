import { merge, mesh } from 'topojson-client'
import type { MultiPolygon, Polygon } from 'topojson-specification'
import atlas from 'us-atlas/states-albers-10m.json'
import globe from 'us-atlas/states-10m.json'
import { islands } from '@/lib/map/inset-projection'
import { DRAWING } from '@/lib/map/types'
import { simplified, simplify, toPath, type Line } from './geometry'

const TOLERANCE = 0.08
const PRECISION = 10
const SMALLEST_ISLAND = 0.2

const surface = (ring: Line) =>
  Math.abs(
    ring.reduce((sum, [x = 0, y = 0], at) => {
      const [beforeX = x, beforeY = y] = ring[at - 1] ?? []
      return sum + beforeX * y - x * beforeY
    }, 0),
  ) / 2

const shape = (id: string, lines: readonly Line[]) =>
  `<path id="${id}" transform="scale(${1 / PRECISION})" vector-effect="non-scaling-stroke" d="${toPath(lines, PRECISION)}"/>`

/** Puerto Rico and the Virgin Islands, by their numbers in the atlas. */
const ISLANDS = ['72', '78']

function drawIslands(): Line[] {
  const shapes = globe.objects.states.geometries.filter(({ id }) => ISLANDS.includes(String(id)))
  const rings = merge(globe, shapes as (Polygon | MultiPolygon)[]).coordinates.flat()
  return rings
    .map((ring) => ring.flatMap(([lng = 0, lat = 0]) => [islands([lng, lat]) ?? []]))
    .filter((ring) => surface(ring) > SMALLEST_ISLAND)
    .map((ring) => simplify(ring, TOLERANCE))
}

/** SVG file with the shapes `#land`, `#borders` and `#islands`, which pages draw with `<use>` in their own colors. */
export function drawCountry(): string {
  const country = simplified(atlas, TOLERANCE)
  const { states } = country.objects
  const coasts = merge(country, states.geometries as (Polygon | MultiPolygon)[]).coordinates.flat()
  const borders = mesh(country, states, (a, b) => a !== b).coordinates
  const land = coasts.filter((ring) => surface(ring) > SMALLEST_ISLAND)
  const size = `0 0 ${DRAWING.width} ${DRAWING.height}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">${shape('land', land)}${shape('borders', borders)}${shape('islands', drawIslands())}</svg>`
}
