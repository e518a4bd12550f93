import { choiceFilter, isUuid, type ListSpec } from '@/lib/list/query'
import { CALL_STATUS_LABELS, type CallStatus } from './statuses'

/** `open`: over, and nobody has said whether it took place. */
export const CALL_TIME_LABELS = {
  today: 'Today',
  upcoming: 'Coming up',
  open: 'Without an outcome',
  past: 'Past',
} as const
export type CallTime = keyof typeof CALL_TIME_LABELS

const { booked, done, missed, canceled } = CALL_STATUS_LABELS

/** `kept`: every status but canceled. `unconfirmed`: booked, and not confirmed yet. Moved calls are not in the list: the ones that they moved to are. */
const CALL_STATUS_CHOICES = {
  kept: 'Not canceled',
  booked,
  unconfirmed: 'Unconfirmed',
  done,
  missed,
  canceled,
} as const

export const CALL_LIST = {
  name: 'calls',
  nouns: ['call', 'calls'],
  searchLabel: 'Name, business, email or message of the lead',
  columns: {
    name: { label: 'With', sort: 'up' },
    starts: { label: 'When', sort: 'up' },
    business: { label: 'Business', sort: 'up' },
    status: { label: 'Status', sort: 'up' },
    phone: { label: 'Phone' },
    owner: { label: 'Owner', isHiddenByDefault: true },
    email: { label: 'Email', isHiddenByDefault: true },
    local: { label: 'Their time', isHiddenByDefault: true },
    booked: { label: 'Booked', sort: 'down', isHiddenByDefault: true },
  },
  filters: {
    when: choiceFilter('When', 'Any time', CALL_TIME_LABELS),
    status: choiceFilter('Status', 'Any status', CALL_STATUS_CHOICES),
    lead: { label: 'Lead', anyLabel: 'Any lead', accepts: isUuid },
  },
  /** Up: the next one first, then those that are over, the latest first. */
  order: { by: 'starts', isDescending: false },
} as const satisfies ListSpec

export type CallColumn = keyof typeof CALL_LIST.columns
export type CallFilter = keyof typeof CALL_LIST.filters

/** What each count of calls leads to. */
export const CALL_COUNTS: Record<CallTime, Partial<Record<CallFilter, string>>> = {
  today: { when: 'today', status: 'kept' },
  upcoming: { when: 'upcoming', status: 'booked' },
  open: { when: 'open' },
  past: { when: 'past' },
}

/** What staff may set for many at once. */
export const SET_CALL_LABELS = {
  done: 'Took place',
  missed: 'Missed',
  canceled: 'Cancel call',
} as const satisfies Partial<Record<CallStatus, string>>
