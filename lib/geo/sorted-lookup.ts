import { distanceMiles } from './distance.ts'
import type { Point } from './types.ts'

/** Binary search: index of the first item for which `isBefore` is false, or the length. */
export function lowerBound<T>(sorted: readonly T[], isBefore: (item: T) => boolean): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(sorted[middle] as T)) low = middle + 1
    else high = middle
  }
  return low
}

const { abs } = Math

/** A little less than the 69.1 miles of a degree, so that rounding never cuts off the nearest. */
const MILES_PER_DEGREE = 69

/** Nearest-neighbor search among fixed points, sorted by latitude. */
export function createNearestSearch<T extends Point>(points: readonly T[]): (point: Point) => T | null {
  const sorted = points.toSorted((a, b) => a.lat - b.lat)
  return (point) => {
    let nearest: T | null = null
    let best = Infinity
    const start = lowerBound(sorted, ({ lat }) => lat < point.lat)
    for (const step of [1, -1])
      for (let index = step === 1 ? start : start - 1; ; index += step) {
        const candidate = sorted[index]
        if (!candidate || abs(candidate.lat - point.lat) * MILES_PER_DEGREE > best) break
        const miles = distanceMiles(point, candidate)
        if (miles >= best) continue
        nearest = candidate
        best = miles
      }
    return nearest
  }
}
