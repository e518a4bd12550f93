/** The items `from` to `to` (exclusive) of the old list are replaced by `added`. */
export type Change<T> = { from: number; to: number; added: T[] }

/** Steps of the table below. Longer lists count as replaced as a whole. */
const MAX_STEPS = 4_000_000

function sharedStart<T>(before: readonly T[], after: readonly T[], isSame: (one: T, other: T) => boolean) {
  const limit = Math.min(before.length, after.length)
  let length = 0
  while (length < limit && isSame(before[length] as T, after[length] as T)) length += 1
  return length
}

/** Lengths of the longest common subsequences of the rests, row by row. */
function commonLengths<T>(
  before: readonly T[],
  after: readonly T[],
  isSame: (one: T, other: T) => boolean,
): Uint32Array {
  const width = after.length + 1
  const lengths = new Uint32Array((before.length + 1) * width)
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = isSame(before[i] as T, after[j] as T)
        ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
        : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0)
    }
  }
  return lengths
}

/** The smallest changes that make `after` of `before`, in their order. They neither overlap nor touch. */
export function diffSequences<T>(
  before: readonly T[],
  after: readonly T[],
  isSame: (one: T, other: T) => boolean = Object.is,
): Change<T>[] {
  const start = sharedStart(before, after, isSame)
  const end = sharedStart(before.slice(start).toReversed(), after.slice(start).toReversed(), isSame)
  const old = before.slice(start, before.length - end)
  const now = after.slice(start, after.length - end)
  if (old.length === 0 && now.length === 0) return []
  if (old.length * now.length > MAX_STEPS) return [{ from: start, to: start + old.length, added: now }]

  const lengths = commonLengths(old, now, isSame)
  const width = now.length + 1
  const changes: Change<T>[] = []
  let open: Change<T> | null = null
  const change = (at: number) => {
    if (!open) changes.push((open = { from: start + at, to: start + at, added: [] }))
    return open
  }
  for (let i = 0, j = 0; i < old.length || j < now.length;) {
    if (i < old.length && j < now.length && isSame(old[i] as T, now[j] as T)) {
      open = null
      i += 1
      j += 1
    } else if (
      j >= now.length ||
      (i < old.length && (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0))
    ) {
      change(i).to += 1
      i += 1
    } else {
      change(i).added.push(now[j] as T)
      j += 1
    }
  }
  return changes
}
