/** The smallest value that `share` of all values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]
  if (value === undefined) throw new RangeError('There is no percentile of nothing.')
  return value
}

/** Takes the lower of the two middle values of an even number. */
export const median = (values: readonly number[]): number => percentile(values, 0.5)
