import { type Fingerprint, likenessOf } from './fingerprint'

/** Sentences of each page that lead to pages worth comparing: of few pages, and of many. */
const RARE_SAMPLE = 8
const COMMON_SAMPLE = 4

/** Pages that share a sentence. Beyond it, each is compared with its neighbors alone. */
const RARE = 200
const NEIGHBORS = 6

/** A power of two. Counts of sentences that fall together only make a sentence look more common than it is. */
const COUNTERS = 2 ** 22
const MAX_COUNT = 255

export type AlikePage = {
  index: number
  /** The page that is most like it. */
  nearest: number
  /** From 0 to 100, as `compareTexts` counts. */
  percent: number
}

const counterOf = (hash: number) => hash & (COUNTERS - 1)

function countPages(pages: readonly Fingerprint[]): Uint8Array {
  const counts = new Uint8Array(COUNTERS)
  for (const { hashes } of pages) {
    for (const hash of hashes) {
      const at = counterOf(hash)
      counts[at] = Math.min(MAX_COUNT, (counts[at] ?? 0) + 1)
    }
  }
  return counts
}

/** Which pages have a sentence of the samples in common, in the order of the pages. */
function groupPages(pages: readonly Fingerprint[], counts: Uint8Array): Map<number, number[]> {
  const groups = new Map<number, number[]>()
  pages.forEach(({ hashes }, index) => {
    let rare = 0
    let common = 0
    for (const hash of hashes) {
      const count = counts[counterOf(hash)] ?? 0
      const isSampled =
        count > 1 && (count <= RARE ? (rare += 1) <= RARE_SAMPLE : (common += 1) <= COMMON_SAMPLE)
      if (!isSampled) continue
      const group = groups.get(hash)
      if (group) group.push(index)
      else groups.set(hash, [index])
    }
  })
  return groups
}

/**
 * Pages of which at least `threshold` percent stand in sentences that one other page has, too. Time and memory grow with the
 * number of pages, not with its square: fingerprints of 50,000 pages need about 20 MB.
 */
export function findAlike(pages: readonly Fingerprint[], threshold: number): AlikePage[] {
  const best = new Map<number, AlikePage>()
  const compare = (index: number, nearest: number) => {
    const [one, other] = [pages[index], pages[nearest]]
    if (!one || !other || best.get(index)?.nearest === nearest) return
    const percent = likenessOf(one, other)
    if (percent >= threshold && percent > (best.get(index)?.percent ?? 0))
      best.set(index, { index, nearest, percent })
  }
  for (const group of groupPages(pages, countPages(pages)).values()) {
    const reach = group.length <= RARE ? Math.min(group.length, 40) : NEIGHBORS
    group.forEach((index, position) => {
      for (const other of group.slice(position + 1, position + 1 + reach)) {
        compare(index, other)
        compare(other, index)
      }
    })
  }
  return [...best.values()].sort((a, b) => a.index - b.index)
}
