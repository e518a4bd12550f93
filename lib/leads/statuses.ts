import { COMPANY_ZONE, timeIn } from '@/lib/time/in-zone'

/** The columns of the board, in the order of a sale. */
export const LEAD_STAGES = ['new', 'contacted', 'call_booked', 'quoted', 'won', 'lost'] as const
export type LeadStage = (typeof LEAD_STAGES)[number]

/** `held`: perhaps sent by a bot, waits for review. */
export const LEAD_STATUSES = [...LEAD_STAGES, 'held', 'spam'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

const OPEN: readonly LeadStatus[] = ['new', 'contacted', 'call_booked', 'quoted']

/** Somebody still works on it. */
export const isOpenStage = (status: LeadStatus): boolean => OPEN.includes(status)

export const LEAD_STATUS_LABELS: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  call_booked: 'Call booked',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  held: 'Held for review',
  spam: 'Spam',
}

export const LOST_REASONS = ['price', 'timing', 'went_elsewhere', 'no_answer', 'not_a_fit', 'other'] as const
export type LostReason = (typeof LOST_REASONS)[number]

export const LOST_REASON_LABELS: Record<LostReason, string> = {
  price: 'Price',
  timing: 'Timing',
  went_elsewhere: 'Went elsewhere',
  no_answer: 'No answer',
  not_a_fit: 'Not a fit',
  other: 'Other',
}

export const toLeadStatus = (value: unknown): LeadStatus | null =>
  LEAD_STATUSES.find((status) => status === value) ?? null

export const toLostReason = (value: unknown): LostReason | null =>
  LOST_REASONS.find((reason) => reason === value) ?? null

export const APPLICATION_STATUSES = ['new', 'held', 'approved', 'declined', 'spam'] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

export const APPLICATION_STATUS_LABELS: Record<ApplicationStatus, string> = {
  new: 'New',
  held: 'Held for review',
  approved: 'Approved',
  declined: 'Declined',
  spam: 'Spam',
}

export const toApplicationStatus = (value: unknown): ApplicationStatus | null =>
  APPLICATION_STATUSES.find((status) => status === value) ?? null

/** The statuses that staff may set next; the database has them in `private.may_follow()`. */
export const NEXT_APPLICATION_STATUSES: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  new: ['approved', 'declined', 'spam'],
  held: ['new', 'spam'],
  approved: ['declined'],
  declined: ['approved'],
  spam: ['new'],
}

/** A `moved` call keeps its row beside that of the new call. */
export const CALL_STATUSES = ['booked', 'moved', 'canceled', 'done', 'missed'] as const
export type CallStatus = (typeof CALL_STATUSES)[number]

export const CALL_STATUS_LABELS: Record<CallStatus, string> = {
  booked: 'Booked',
  moved: 'Moved',
  canceled: 'Canceled',
  done: 'Took place',
  missed: 'Missed',
}

/** Of a booked call that waits for the visitor's confirmation until `expiresAt` (ISO 8601). */
export const unconfirmedLabel = (expiresAt: string): string =>
  `Unconfirmed, expires ${timeIn(COMPANY_ZONE)(expiresAt)}`

export const toCallStatus = (value: unknown): CallStatus | null =>
  CALL_STATUSES.find((status) => status === value) ?? null

/** The statuses that staff may set next. The database enforces the same rules. */
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
