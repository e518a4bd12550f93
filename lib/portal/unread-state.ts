/** What is unread in an inbox, as the database answers it. */
export type UnreadState = {
  /** At most 100. */
  unread: number
  /** Another one for other unread rows, also for as many of them. */
  state: string
  /** ISO 8601 in UTC, to the microsecond. */
  asOf: string
}

/** Older than every answer. */
export const UNKNOWN_UNREAD: UnreadState = { unread: 0, state: '', asOf: '' }

export const isNewerThan = (one: UnreadState, other: UnreadState): boolean => one.asOf > other.asOf
