import type { Measured } from './by-turns.ts'
import { median } from './percentile.ts'

/** Part of the usual speed of the processor below which a load tells more of the host than of the page. */
const FAIR_SHARE = 0.8
/** After as many more rounds the host is taken as it is. */
const MORE_ROUNDS = 4

/**
 * Repeats the loads during which others had the processor: as many figures of each page remain as there were. What a load
 * found plays no part in it, only how fast the processor was.
 *
 * @param speedOf the processor during a load, as Lighthouse measured it
 * @returns how many loads were repeated
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
