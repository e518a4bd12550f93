/** What a list and a screen say of a quote: its status, and of a sent one whether the client has opened it. */
const QUOTE_STATES = ['draft', 'sent', 'seen', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export type QuoteState = (typeof QUOTE_STATES)[number]

export const QUOTE_STATE_LABELS: Record<QuoteState, string> = {
  draft: 'Draft',
  sent: 'Sent',
  seen: 'Seen',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
}

export const toQuoteState = (value: unknown): QuoteState | null =>
  QUOTE_STATES.find((state) => state === value) ?? null

type Facts = { status: string; validUntil: string; seenAt: string | null }

/** `today` is the company's day. The view `quote_list` decides the same. */
export function quoteState({ status, validUntil, seenAt }: Facts, today: string): QuoteState {
  if (status !== 'sent') return toQuoteState(status) ?? 'draft'
  if (validUntil < today) return 'expired'
  return seenAt ? 'seen' : 'sent'
}

export const QUOTE_EVENT_LABELS: Record<string, string> = {
  created: 'Draft started',
  sent: 'Sent',
  seen: 'Opened by the client',
  reminded: 'Reminder sent',
  replaced: 'Replaced by a new version',
  withdrawn: 'Withdrawn',
  commented: 'Comment',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
}
