/** Missing addresses that one visitor can bring to the list in an hour. Repeated ones count once. */
const MAX_ADDRESSES = 40

/** Visitors of whom something is kept. A flood from more of them is bounded by the database. */
const MAX_VISITORS = 2_000

const HOUR_MS = 3_600_000

/** In memory only, and forgotten after an hour: network addresses of people are stored nowhere. */
export function createVisitorLimit() {
  let since = 0
  const seen = new Map<string, Set<string>>()

  /** False for a visitor who asks for one invented address after the other. `visitor` is '' when unknown: no limit. */
  return function accepts(visitor: string, path: string, now = Date.now()): boolean {
    if (visitor === '') return true
    if (now - since >= HOUR_MS) {
      seen.clear()
      since = now
    }
    const paths = seen.get(visitor) ?? new Set<string>()
    if (paths.has(path)) return true
    if (paths.size >= MAX_ADDRESSES) return false
    if (!seen.has(visitor)) {
      const [oldest] = seen.keys()
      if (seen.size >= MAX_VISITORS && oldest !== undefined) seen.delete(oldest)
      seen.set(visitor, paths)
    }
    paths.add(path)
    return true
  }
}
