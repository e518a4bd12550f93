const DAY_MS = 86_400_000

/** A small, even generator of numbers from 0 to 1 (mulberry32): the same seed gives the same row. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Another order every day (UTC), the same for everyone: a page that is generated again shows its visitors the same, and
 * static HTML needs no second order in the browser.
 */
export function dailyShuffle<T>(items: readonly T[], now = Date.now()): T[] {
  const random = seededRandom(Math.floor(now / DAY_MS))
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
