import 'server-only'
import { cache } from 'react'
import { DataError, RATE_LIMITED } from '@/lib/errors'
import { submissionKey, type Visitor } from '@/lib/forms/visitor'
import { senderHash } from '@/lib/forms/client-address'
import { log } from '@/lib/observability/log'
import { canonicalJson } from '@/lib/quotes/document'
import type { OpenedQuote, QuoteRecord } from '@/lib/quotes/record'
import { sha256 } from '@/lib/quotes/seal'
import { shownQuote } from '@/lib/quotes/shown'
import type { QuoteAnswer } from '@/lib/schemas/quote-answers'
import { createAdminClient } from '@/lib/supabase/admin'

type Failed = { code: string }

/** Keeps only the code of an error: the rest may contain personal data of the row. */
function isRateLimit(operation: string, error: Failed, status: number): boolean {
  if (error.code === RATE_LIMITED) return true
  const failure = new DataError(operation, { cause: error.code || `no answer, status ${status}` })
  log.error(operation, failure)
  throw failure
}

/**
 * Null for unknown and withdrawn links alike. `busy` once an address has tried 20 unknown links. Reading changes nothing,
 * so mail scanners may open the link as often as they like.
 */
export const openQuote = cache(async (token: string): Promise<OpenedQuote | 'busy' | null> => {
  const { data, error, status } = await createAdminClient().rpc('open_quote', {
    token,
    address_hash: await senderHash(),
  })
  if (error) return isRateLimit('quotes.openQuote', error, status) ? 'busy' : null
  return data as OpenedQuote | null
})

/** Only once for a version; nothing happens for links that show no quote. */
export async function markQuoteSeen(token: string): Promise<void> {
  const { error, status } = await createAdminClient().rpc('mark_quote_seen', {
    token,
    address_hash: await senderHash(),
  })
  if (error) isRateLimit('quotes.markQuoteSeen', error, status)
}

type CommentOutcome = 'stored' | 'closed' | 'busy'

/** Queues the mail too. The same question sent twice is stored once. */
export async function commentQuote(token: string, body: string, visitor: Visitor): Promise<CommentOutcome> {
  const { data, error, status } = await createAdminClient().rpc('comment_quote', {
    token,
    body,
    idempotency_key: submissionKey(visitor.sender, { token, body }),
    key_expires: !visitor.hasTicket,
    address_hash: visitor.addressHash,
  })
  if (error && isRateLimit('quotes.commentQuote', error, status)) return 'busy'
  return data as CommentOutcome
}

/**
 * `accepted`: also when the same person sends it again. `used`: somebody else has accepted. `changed`: this is not what is
 * stored.
 */
type AcceptOutcome = 'accepted' | 'used' | 'changed' | 'closed' | 'busy'

/** Queues the receipts too. The database compares the hash with what it makes of its own copy. */
export async function acceptQuote(
  token: string,
  { document, documentSha256 }: Pick<QuoteRecord, 'document' | 'documentSha256'>,
  chosen: readonly string[],
  answer: QuoteAnswer,
  consent: string,
  { addressHash }: Visitor,
): Promise<AcceptOutcome> {
  const shown = shownQuote(document, chosen)
  const { data, error, status } = await createAdminClient().rpc('accept_quote', {
    token,
    payload: {
      name: answer.name,
      capacity: answer.capacity,
      consent,
      chosen: shown.chosen,
      document_sha256: documentSha256,
      shown_sha256: sha256(canonicalJson(shown)),
    },
    address_hash: addressHash,
  })
  if (error && isRateLimit('quotes.acceptQuote', error, status)) return 'busy'
  return (data as { outcome: AcceptOutcome }).outcome
}

type DeclineOutcome = 'declined' | 'closed' | 'busy'

/** Queues the mail too. */
export async function declineQuote(
  token: string,
  { reason, note }: { reason: string; note: string },
  { addressHash }: Visitor,
): Promise<DeclineOutcome> {
  const { data, error, status } = await createAdminClient().rpc('decline_quote', {
    token,
    reason,
    note,
    address_hash: addressHash,
  })
  if (error && isRateLimit('quotes.declineQuote', error, status)) return 'busy'
  return data as DeclineOutcome
}

/** Reminds clients and lets quotes expire. Several servers may do it at once: each quote is done once. */
export async function runQuoteDeadlines(): Promise<{ reminded: number; expired: number }> {
  const { data, error } = await createAdminClient().rpc('run_quote_deadlines')
  if (error) throw new DataError('quotes.runQuoteDeadlines', { cause: error })
  return data as { reminded: number; expired: number }
}
