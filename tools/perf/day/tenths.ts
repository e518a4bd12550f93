import { median } from '../percentile.ts'

const PARTS = 10

/** Median of each tenth of a run, in the order of the samples. */
export function tenthsOf(samples: readonly number[]): number[] {
  return Array.from({ length: PARTS }, (_, part) =>
    median(
      samples.slice(
        Math.floor((part * samples.length) / PARTS),
        Math.floor(((part + 1) * samples.length) / PARTS),
      ),
    ),
  )
}
