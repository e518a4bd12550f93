import type { Box, XY } from './types'

/** Null for no positions. */
export function boundsOf(positions: readonly (XY | null)[]): Box | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const position of positions) {
    if (!position) continue
    left = Math.min(left, position.x)
    top = Math.min(top, position.y)
    right = Math.max(right, position.x)
    bottom = Math.max(bottom, position.y)
  }
  return left > right ? null : [left, top, right, bottom]
}

/** To at least `least` in both directions, around the same center. */
export function growBox([left, top, right, bottom]: Box, least: number): Box {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const [across, down] = [Math.max(right - left, least) / 2, Math.max(bottom - top, least) / 2]
  return [x - across, y - down, x + across, y + down]
}

export const holds = ([left, top, right, bottom]: Box, { x, y }: XY): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

const STEPS = 4

/** A larger box, which stays the same while a map is moved by less than a quarter of itself. */
export function snapBox([left, top, right, bottom]: Box): Box {
  const [across, down] = [(right - left) / STEPS, (bottom - top) / STEPS]
  return [
    Math.floor(left / across) * across,
    Math.floor(top / down) * down,
    Math.ceil(right / across) * across,
    Math.ceil(bottom / down) * down,
  ]
}

const SAMPLES = [0.5, 0, 0.25, 0.75, 1]

/** Points in a box, its center first. */
export const samplesOf = ([left, top, right, bottom]: Box): XY[] =>
  SAMPLES.flatMap((down) =>
    SAMPLES.map((across) => ({ x: left + (right - left) * across, y: top + (bottom - top) * down })),
  )
