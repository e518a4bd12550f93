import type { Measured } from './by-turns.ts'
import { median } from './percentile.ts'

/** Below this share of the usual processor speed, a load says more about the host than about the page. */
const FAIR_SHARE = 0.8
const MORE_ROUNDS = 4

/**
 * Repeats loads during which other processes had the processor. Only the processor speed decides, not the result of a load.
 *
 * @param speedOf CPU index of Lighthouse during a load
 * @returns number of repeated loads
 */
export async function repeatUnfairLoads<Load>(
  measured: readonly Measured<Load>[],
  speedOf: (load: Load) => number,
  load: (page: string) => Promise<Load>,
): Promise<number> {
  let repeated = 0
  for (let round = 1; round <= MORE_ROUNDS; round += 1) {
    const fair = FAIR_SHARE * median(measured.flatMap(({ rounds }) => rounds.map(speedOf)))
    for (const { page, rounds } of measured) {
      const speeds = rounds.map(speedOf)
      const slowest = Math.min(...speeds)
      if (slowest >= fair) continue
      const again = await load(page)
      repeated += 1
      if (speedOf(again) > slowest) rounds[speeds.indexOf(slowest)] = again
    }
  }
  return repeated
}
