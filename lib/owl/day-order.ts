/** What is wrong with the days of something that runs for a while; null for nothing. Each as '2026-12-25', empty or null for none. */
export const dayOrderProblem = (first: string | null, last: string | null): string | null =>
  first && last && last < first ? 'The last day is before the first one' : null
