export const CALL_MINUTES = 30

/** How far ahead calls can be booked. */
export const HORIZON_DAYS = 21

/** So that nobody is called unprepared. */
const NOTICE_MS = 4 * 60 * 60_000

/** `slot` is ISO 8601, `now` epoch milliseconds. */
export const hasNotice = (slot: string, now: number) => Date.parse(slot) - now >= NOTICE_MS

/** ISO 8601, of a call that starts at `startsAt`. */
export const endOfCall = (startsAt: string) =>
  new Date(Date.parse(startsAt) + CALL_MINUTES * 60_000).toISOString()
