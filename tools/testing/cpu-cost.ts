const RUNS = 5

/** The smallest processor time of several runs, in milliseconds: other processes on the machine hardly change it. */
export function cpuCost(work: () => unknown): number {
  const costs = Array.from({ length: RUNS }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...costs)
}

/** As `cpuCost`, for work that another process does, such as a server: in time that passes. */
export async function leastTime(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity
  for (let run = 0; run < RUNS; run++) {
    const before = performance.now()
    await work()
    least = Math.min(least, performance.now() - before)
  }
  return least
}

/** As `cpuCost`, for work that other threads of this process do. */
export async function leastCpu(work: () => Promise<unknown>): Promise<number> {
  let least = Infinity
  for (let run = 0; run < RUNS; run++) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

/** Between growth with the length and with its square. */
export const MAX_LINEAR_GROWTH = 9

const TRIES = 3

/**
 * How much more processor time `work` takes for a text of four times the length: 4 when it grows with the length, 16 when it
 * grows with the square of the length. Texts that take less than a millisecond count as one millisecond. Measured again when it is
 * too much: what grows with the square is too much each time.
 */
export function growthOverFourfold(work: (repeats: number) => unknown, repeats: number): number {
  const measure = () =>
    cpuCost(() => work(4 * repeats)) /
    Math.max(
      1,
      cpuCost(() => work(repeats)),
    )
  let growth = measure()
  for (let tried = 1; tried < TRIES && growth >= MAX_LINEAR_GROWTH; tried++) growth = measure()
  return growth
}
