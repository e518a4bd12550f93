const DAY_MS = 86_400_000

/** mulberry32: a small generator of numbers from 0 to 1; the same seed gives the same sequence. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A new order every day (UTC) that is the same for everyone, so that static HTML and hydration agree. */
export function dailyShuffle<T>(items: readonly T[], now = Date.now()): T[] {
  const random = seededRandom(Math.floor(now / DAY_MS))
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
