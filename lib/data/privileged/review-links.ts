import 'server-only'
import { DataError } from '@/lib/errors'
import type { FailureReason } from '@/lib/forms/form-state'
import type { Visitor } from '@/lib/forms/visitor'
import { log } from '@/lib/observability/log'
import type { ReviewAnswer } from '@/lib/schemas/review-answer'
import { createAdminClient } from '@/lib/supabase/admin'

export type ReviewLink =
  | { isAnswered: true }
  | {
      isAnswered: false
      firstName: string
      /** As it stands beside the review. */
      author: { name: string; position: string | null; client: string }
      /** Null: the film is not published any more. */
      filmSlug: string | null
    }

type Refusal = Extract<FailureReason, 'busy' | 'closed' | 'used'> | null

const REFUSALS: Record<string, Refusal> = { PT404: 'closed', PT409: 'used', PT429: 'busy' }

/** Keeps only the code of an error: the rest may contain personal data of the row. */
function refusalOf(operation: string, error: { code: string } | null, status: number): Refusal {
  if (!error) return null
  const refusal = REFUSALS[error.code]
  if (refusal) return refusal
  const failure = new DataError(operation, { cause: error.code || `no answer, status ${status}` })
  log.error(operation, failure)
  throw failure
}

/** Null for unknown, withdrawn and expired links alike, so that links cannot be probed. */
export async function findReviewLink(token: string): Promise<ReviewLink | null> {
  const { data, error, status } = await createAdminClient().rpc('find_review_request', { token })
  refusalOf('reviewLinks.findReviewLink', error, status)
  const [row] = data ?? []
  if (!row) return null
  if (row.is_answered) return { isAnswered: true }
  return {
    isAnswered: false,
    firstName: row.first_name,
    author: {
      name: `${row.first_name} ${row.last_name}`,
      position: row.position as string | null,
      client: row.client,
    },
    filmSlug: row.film_slug as string | null,
  }
}

/** Nothing happens for a link that is not open, and above the rate limit. */
export async function markReviewLinkOpened(token: string, addressHash: string): Promise<void> {
  const { error, status } = await createAdminClient().rpc('mark_review_request_opened', {
    token,
    address_hash: addressHash,
  })
  refusalOf('reviewLinks.markReviewLinkOpened', error, status)
}

/** Queues the mail to the staff too. The same review sent twice is stored once. `consent` is the sentence agreed to. */
export async function submitReview(
  token: string,
  { rating, description }: ReviewAnswer,
  consent: string,
  visitor: Visitor,
  isDoubtful: boolean,
): Promise<Refusal> {
  const { error, status } = await createAdminClient().rpc('submit_review', {
    token,
    payload: { rating: Number(rating), description, consent },
    address_hash: visitor.addressHash,
    doubtful: isDoubtful,
  })
  return refusalOf('reviewLinks.submitReview', error, status)
}
