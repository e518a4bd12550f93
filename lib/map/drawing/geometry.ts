import { transform } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

type Position = readonly number[]

export type Line = readonly Position[]

function distanceToSegment(position: Position, start: Position, end: Position): number {
  const [[x = 0, y = 0], [x1 = 0, y1 = 0], [x2 = 0, y2 = 0]] = [position, start, end]
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length))
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy)
}

/** Douglas-Peucker simplification; keeps both ends. */
export function simplify(line: Line, tolerance: number): Line {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  let farthest = 0
  let distance = tolerance
  line.forEach((position, index) => {
    const off = distanceToSegment(position, first, last)
    if (off > distance) [farthest, distance] = [index, off]
  })
  if (farthest === 0) return [first, last]
  const upTo = simplify(line.slice(0, farthest + 1), tolerance)
  return [...upTo, ...simplify(line.slice(farthest), tolerance).slice(1)]
}

export const collect = (geometries: GeometryCollection['geometries']): GeometryCollection => ({
  type: 'GeometryCollection',
  geometries,
})

/** Simplifies all arcs. Neighbors share arcs, so their borders still match. */
export function simplified<T extends Topology>(atlas: T, tolerance: number): T {
  const arcs = atlas.arcs.map((arc) => {
    const decode = transform(atlas.transform ?? null)
    const line = arc.map((position, index) => decode([...position], index > 0))
    return simplify(line, tolerance).map((position) => [...position])
  })
  return { ...atlas, arcs, transform: undefined }
}

const write = (numbers: readonly number[]) => numbers.join(' ').replaceAll(' -', '-')

function drawLine(line: Line, precision: number): string {
  const [start, ...rest] = line.map((position) => position.map((value) => Math.round(value * precision)))
  if (!start) return ''
  let [x = 0, y = 0] = start
  const steps: number[] = []
  for (const [nextX = 0, nextY = 0] of rest) {
    if (nextX === x && nextY === y) continue
    steps.push(nextX - x, nextY - y)
    ;[x, y] = [nextX, nextY]
  }
  return steps.length === 0 ? '' : `M${write(start)}l${write(steps)}`
}

/** SVG path data in whole numbers: positions multiplied by `precision`. */
export const toPath = (lines: readonly Line[], precision: number): string =>
  lines.map((line) => drawLine(line, precision)).join('')
