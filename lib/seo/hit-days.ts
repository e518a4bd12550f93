const DAYS = 30
const DAY_MS = 86_400_000

/** The last 30 days in UTC, oldest first, as '2026-12-04'. Counts of redirects are kept by these days. */
export const lastDays = (now: Date): string[] =>
  Array.from({ length: DAYS }, (_, index) =>
    new Date(now.getTime() - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  )
