/** The smallest value that a share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]
  if (value === undefined) throw new RangeError('There is no percentile of nothing.')
  return value
}

/** The one in the middle; of an even number the lower of the two. */
export const median = (values: readonly number[]): number => percentile(values, 0.5)
