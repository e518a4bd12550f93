export type Context = OffscreenCanvasRenderingContext2D
export type Point = readonly [number, number]

/** A smooth path through all points (Catmull–Rom as Béziers). */
export function smoothPath(points: readonly Point[], closed = true): Path2D {
  const path = new Path2D()
  const at = (index: number): Point => {
    const wrapped = closed
      ? (index + points.length) % points.length
      : Math.max(0, Math.min(points.length - 1, index))
    return points[wrapped] ?? [0, 0]
  }
  path.moveTo(...at(0))
  for (let i = 0; i < points.length - (closed ? 0 : 1); i += 1) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    path.bezierCurveTo(
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    )
  }
  if (closed) path.closePath()
  return path
}

/** Repeatable random numbers in [0, 1). */
export function randomFrom(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

export const mix = (a: number, b: number, k: number) => a + (b - a) * k
export const clamp01 = (x: number) => Math.max(0, Math.min(1, x))
export const ease = (x: number) => clamp01(x) ** 2 * (3 - 2 * clamp01(x))
/** Overshoots a little and settles, the way designed motion lands. */
export const spring = (x: number) => (x <= 0 ? 0 : 1 - Math.exp(-6 * x) * Math.cos(9 * x))
