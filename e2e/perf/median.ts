/** The one in the middle; of an even number the lower of the two. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1]
  if (middle === undefined) throw new RangeError('There is no median of nothing.')
  return middle
}
