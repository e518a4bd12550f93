/** Where an intro call stands; the row of a call that was `moved` is kept beside the new one. */
export const CALL_STATUSES = ['booked', 'moved', 'canceled', 'done', 'missed'] as const
export type CallStatus = (typeof CALL_STATUSES)[number]

export const CALL_STATUS_LABELS: Record<CallStatus, string> = {
  booked: 'Booked',
  moved: 'Moved',
  canceled: 'Canceled',
  done: 'Took place',
  missed: 'Missed',
}

/** Null for anything that is no status. */
export const toCallStatus = (value: unknown): CallStatus | null =>
  CALL_STATUSES.find((status) => status === value) ?? null

/** What staff may make of a call; the database knows the same rules. */
export function nextCallStatuses(status: CallStatus, hasBegun: boolean): CallStatus[] {
  if (!hasBegun) return status === 'booked' ? ['canceled'] : []
  switch (status) {
    case 'booked':
      return ['done', 'missed']
    case 'done':
      return ['missed']
    case 'missed':
      return ['done']
    case 'moved':
    case 'canceled':
      return []
  }
}
