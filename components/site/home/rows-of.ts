/** In the given order; the last row may be shorter. */
export function rowsOf<T>(items: readonly T[], perRow: number): T[][] {
  const count = Math.ceil(items.length / perRow)
  return Array.from({ length: count }, (_, row) => items.slice(row * perRow, (row + 1) * perRow))
}
