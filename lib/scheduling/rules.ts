export const CALL_MINUTES = 30

export const HORIZON_DAYS = 21

const MIN_NOTICE_MS = 4 * 60 * 60_000

/** `slot` is ISO 8601, `now` epoch milliseconds. */
export const hasNotice = (slot: string, now: number) => Date.parse(slot) - now >= MIN_NOTICE_MS

export const endOfCall = (startsAt: string) =>
  new Date(Date.parse(startsAt) + CALL_MINUTES * 60_000).toISOString()
