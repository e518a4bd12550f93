import { type Fingerprint, likenessOf } from './fingerprint'

/** Sentences of each page that lead to pages worth comparing: of few pages, and of many. */
const RARE_SAMPLE = 8
const COMMON_SAMPLE = 4

/** Pages that share a sentence. Beyond it the sentence counts as common. */
const RARE = 200

/** In the order of the pages, on each side, of those that share a sentence. */
const NEIGHBORS = 20

/** Pages that are compared in full: those that share most of the sampled sentences. */
const COMPARED = 5

/** Pages between two rests. */
const AT_ONCE = 100

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

/** The sentences by which a page is compared. */
function sampleOf({ hashes }: Fingerprint, counts: Uint8Array): number[] {
  let rare = 0
  let common = 0
  return Array.from(hashes).filter((hash) => {
    const count = counts[counterOf(hash)] ?? 0
    if (count < 2) return false
    return count <= RARE ? (rare += 1) <= RARE_SAMPLE : (common += 1) <= COMMON_SAMPLE
  })
}

function groupPages(samples: readonly number[][]): Map<number, number[]> {
  const groups = new Map<number, number[]>()
  samples.forEach((sample, index) => {
    for (const hash of sample) {
      const group = groups.get(hash)
      if (group) group.push(index)
      else groups.set(hash, [index])
    }
  })
  return groups
}

/** Where `index` stands in an ascending list that contains it. */
function positionOf(index: number, group: readonly number[]): number {
  let [low, high] = [0, group.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((group[middle] ?? 0) < index) low = middle + 1
    else high = middle
  }
  return low
}

/** The pages that share most of the sample. */
function candidatesFor(index: number, sample: readonly number[], groups: Map<number, number[]>): number[] {
  const shared = new Map<number, number>()
  for (const hash of sample) {
    const group = groups.get(hash) ?? []
    const position = positionOf(index, group)
    for (const other of group.slice(Math.max(0, position - NEIGHBORS), position + NEIGHBORS + 1))
      shared.set(other, (shared.get(other) ?? 0) + 1)
  }
  shared.delete(index)
  const needed = Math.min(2, sample.length)
  return [...shared]
    .filter(([, count]) => count >= needed)
    .sort(([, a], [, b]) => b - a)
    .slice(0, COMPARED)
    .map(([other]) => other)
}

/**
 * Pages of which at least `threshold` percent stand in sentences that one other page has, too. Time and memory grow with the
 * number of pages, not with its square.
 *
 * @param rest runs now and then, so that a server can answer meanwhile
 */
export async function findAlike(
  pages: readonly Fingerprint[],
  threshold: number,
  rest: () => Promise<unknown>,
): Promise<AlikePage[]> {
  const counts = countPages(pages)
  const samples = pages.map((page) => sampleOf(page, counts))
  const groups = groupPages(samples)
  const found: AlikePage[] = []
  for (const [index, page] of pages.entries()) {
    if (index % AT_ONCE === 0) await rest()
    let best: AlikePage | null = null
    for (const nearest of candidatesFor(index, samples[index] ?? [], groups)) {
      const other = pages[nearest]
      const percent = other ? likenessOf(page, other) : 0
      if (percent >= threshold && percent > (best?.percent ?? 0)) best = { index, nearest, percent }
    }
    if (best) found.push(best)
  }
  return found
}
