import { isWorthCounting, normalizePath } from '@/lib/seo/site-address'
import { createVisitorLimit } from './visitor-limit'

/** Different addresses between two writes. A flood of invented ones needs no more memory, and no more work. */
const MAX_ADDRESSES = 1_000

type Write = (redirected: Map<string, number>, missing: Map<string, number>) => Promise<void>

function add(counts: Map<string, number>, path: string, number: number): void {
  const known = counts.get(path)
  if (known === undefined && counts.size >= MAX_ADDRESSES) return
  counts.set(path, (known ?? 0) + number)
}

/** Counts in memory, so that no answer waits. What was not written when the server is killed is lost. */
export function createCounts(write: Write) {
  const accepts = createVisitorLimit()
  let redirected = new Map<string, number>()
  let missing = new Map<string, number>()
  let writing = Promise.resolve()

  async function writeCounted(): Promise<void> {
    if (redirected.size === 0 && missing.size === 0) return
    const [taken, takenMissing] = [redirected, missing]
    redirected = new Map()
    missing = new Map()
    try {
      await write(taken, takenMissing)
    } catch (error) {
      for (const [path, number] of taken) add(redirected, path, number)
      for (const [path, number] of takenMissing) add(missing, path, number)
      throw error
    }
  }

  return {
    countRedirect(path: string): void {
      const normal = normalizePath(path)
      if (normal !== null) add(redirected, normal, 1)
    },
    /** `visitor` is a network address; '' when it is unknown. */
    countMissing(path: string, visitor: string): void {
      const normal = normalizePath(path)
      if (normal !== null && isWorthCounting(normal) && accepts(visitor, normal)) add(missing, normal, 1)
    },
    /** Also waits for a write that is under way. Keeps the counts when they cannot be written. @throws what `write` throws */
    flush: () => (writing = writing.catch(() => undefined).then(writeCounted)),
  }
}
