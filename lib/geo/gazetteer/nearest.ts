import { distanceMiles } from '../distance.ts'
import type { Point } from '../types.ts'

/** A little less than the 69.1 miles of a degree of latitude, so that rounding never cuts off the nearest. */
const MILES_PER_DEGREE = 69

/** The first of `sorted` that lies as far north as `lat`. */
function firstNorthOf(sorted: readonly Point[], lat: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.lat ?? 0) < lat) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Prepares many questions for the nearest of the same points: these are kept by latitude, and a search walks north and
 * south only until latitude alone is farther than the best found.
 */
export function nearestAmong<T extends Point>(points: readonly T[]): (point: Point) => T | null {
  const sorted = points.toSorted((a, b) => a.lat - b.lat)
  return (point) => {
    let nearest: T | null = null
    let best = Infinity
    const start = firstNorthOf(sorted, point.lat)
    for (const step of [1, -1])
      for (let index = step === 1 ? start : start - 1; ; index += step) {
        const candidate = sorted[index]
        if (!candidate || Math.abs(candidate.lat - point.lat) * MILES_PER_DEGREE > best) break
        const miles = distanceMiles(point, candidate)
        if (miles < best) [nearest, best] = [candidate, miles]
      }
    return nearest
  }
}
