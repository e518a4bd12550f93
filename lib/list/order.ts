/** Moves an item to the place of another one; unknown items change nothing. */
export function moveTo(ids: readonly string[], id: string, index: number): string[] {
  const from = ids.indexOf(id)
  if (from === -1 || index < 0 || index >= ids.length) return [...ids]
  return ids.toSpliced(from, 1).toSpliced(index, 0, id)
}

export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index])
