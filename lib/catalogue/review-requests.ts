import { isUuid, type ListSpec } from '@/lib/list/query'
import { hasKey } from '@/lib/text/untrusted'

export type RequestState = 'sent' | 'opened' | 'answered' | 'expired' | 'withdrawn'

export const REQUEST_STATE_LABELS: Record<RequestState, string> = {
  sent: 'Sent',
  opened: 'Opened',
  answered: 'Answered',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
}

/** How long a link works. The database sets it. */
export const REQUEST_DAYS = 60

export const REQUEST_LIST = {
  name: 'review-requests',
  nouns: ['request', 'requests'],
  searchLabel: 'Person, client or film',
  columns: {
    contact: { label: 'Person', sort: 'up' },
    client: { label: 'Client', sort: 'up' },
    film: { label: 'Film' },
    state: { label: 'State', sort: 'up' },
    sent: { label: 'Sent', sort: 'down' },
    expires: { label: 'Link ends', sort: 'down' },
    answered: { label: 'Answered', sort: 'down' },
  },
  filters: {
    state: { label: 'State', anyLabel: 'Any state', accepts: (value) => hasKey(REQUEST_STATE_LABELS, value) },
    client: { label: 'Client', anyLabel: 'Any client', accepts: isUuid },
  },
  order: { by: 'sent', isDescending: true },
} as const satisfies ListSpec

export type RequestColumn = keyof typeof REQUEST_LIST.columns
export type RequestFilter = keyof typeof REQUEST_LIST.filters

/** A link that still works can be withdrawn. */
export const isOpenRequest = (state: RequestState): boolean => state === 'sent' || state === 'opened'

/** What the letter's way to the mailbox adds to the state; null when there is nothing to say. */
export function mailProblem(state: RequestState, mailStatus: string | null): string | null {
  if (state !== 'sent') return null
  if (mailStatus === 'waiting') return 'The email is waiting to be sent.'
  return mailStatus === 'failed' ? 'The email could not be sent.' : null
}
