import type { QuoteDocument } from './document'
import type { QuoteTotals } from './totals'

/** Without the figures of lines, which follow from the document. */
export type ShownTotals = Omit<QuoteTotals, 'lines'>

/** Instants are ISO 8601 in UTC. */
export type QuoteAcceptance = {
  name: string
  capacity: string
  consent: string
  acceptedAt: string
  chosen: string[]
  totals: ShownTotals
  shownSha256: string
}

export type QuoteComment = {
  id: string
  author: 'client' | 'staff'
  /** Null for clients, and for staff who have left. */
  name: string | null
  body: string
  at: string
}

export type QuoteEvent = { kind: string; version: number; at: string }

/** What `private.quote_record()` tells of a sent version. */
export type QuoteRecord = {
  quoteId: string
  state: 'open' | 'accepted' | 'declined' | 'expired'
  document: QuoteDocument
  documentSha256: string
  isSeen: boolean
  acceptance: QuoteAcceptance | null
  decline: { reason: string; declinedAt: string } | null
  comments: QuoteComment[]
  events: QuoteEvent[]
}

/** Of a replaced version, only its number. */
export type OpenedQuote = QuoteRecord | { state: 'replaced'; number: string }
