import 'server-only'
import type { RequestColumn, RequestFilter, RequestState } from '@/lib/catalogue/review-requests'
import {
  batchesOf,
  pagesOf,
  type RowRange,
  searchTextFilter,
  type SessionClient,
  toFoundRows,
} from '@/lib/data/query/lists'
import { inOrder, type SortKey } from '@/lib/data/query/row-order'
import { DataError, rpcOutcome, type RpcOutcome, UNWANTED_LETTER } from '@/lib/errors'
import type { ListQuery } from '@/lib/list/query'
import { createSessionClient } from '@/lib/supabase/server'

/** Times are ISO 8601. */
export type ReviewRequest = {
  id: string
  contact: string
  position: string | null
  client: string | null
  /** Null: the film was deleted. */
  film: string | null
  state: RequestState
  /** Of the letter with the link; null once the link is used or withdrawn. */
  mailStatus: string | null
  createdAt: string
  sentAt: string
  expiresAt: string
  openedAt: string | null
  withdrawnAt: string | null
  answeredAt: string | null
  reviewId: string | null
}

export type RequestQuery = ListQuery<RequestColumn, RequestFilter>

/** The generated type has null in every column of a view. */
type ViewRow = {
  id: string
  contact: string
  position: string | null
  client: string | null
  film: string | null
  state: RequestState
  mail_status: string | null
  created_at: string
  sent_at: string
  expires_at: string
  opened_at: string | null
  withdrawn_at: string | null
  answered_at: string | null
  review_id: string | null
}

const COLUMNS =
  'id, contact, position, client, film, state, mail_status, created_at, sent_at, expires_at, opened_at, withdrawn_at, answered_at, review_id'

const ORDERS: Partial<Record<RequestColumn, keyof ViewRow>> = {
  contact: 'contact',
  client: 'client',
  state: 'state',
  expires: 'expires_at',
  answered: 'answered_at',
}

const toRequest = (row: ViewRow): ReviewRequest => ({
  id: row.id,
  contact: row.contact,
  position: row.position,
  client: row.client,
  film: row.film,
  state: row.state,
  mailStatus: row.mail_status,
  createdAt: row.created_at,
  sentAt: row.sent_at,
  expiresAt: row.expires_at,
  openedAt: row.opened_at,
  withdrawnAt: row.withdrawn_at,
  answeredAt: row.answered_at,
  reviewId: row.review_id,
})

async function readRows(client: SessionClient, query: RequestQuery, range: RowRange) {
  const { text, filters, sort, isDescending } = query
  let request = client.from('review_request_list').select(COLUMNS, { count: range.count })
  if (filters.state) request = request.eq('state', filters.state)
  if (filters.client) request = request.eq('client_id', filters.client)
  const words = searchTextFilter(text)
  if (words) request = request.or(words)
  const order: SortKey<keyof ViewRow>[] = [
    { column: ORDERS[sort] ?? 'sent_at', isDescending, nulls: 'last' },
    { column: 'id' },
  ]
  const response = await inOrder(request, order, range).overrideTypes<ViewRow[], { merge: false }>()
  return toFoundRows('reviewRequests.readRows', response, order, toRequest)
}

export const searchReviewRequests = pagesOf(readRows)
export const exportReviewRequests = batchesOf(readRows)

async function findRequest(column: 'id' | 'review_id', id: string): Promise<ReviewRequest | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('review_request_list')
    .select(COLUMNS)
    .eq(column, id)
    .maybeSingle()
    .overrideTypes<ViewRow, { merge: false }>()
  if (error) throw new DataError('reviewRequests.findRequest', { cause: error })
  return data && toRequest(data)
}

export const getReviewRequest = (id: string) => findRequest('id', id)

/** The request that a review answers. */
export const getRequestOfReview = (reviewId: string) => findRequest('review_id', reviewId)

type LetterOutcome = RpcOutcome | 'unwanted'
type Asked = { outcome: 'done'; id: string } | { outcome: Exclude<LetterOutcome, 'done'> }

const letterOutcome = (operation: string, error: { code: string } | null): LetterOutcome =>
  error?.code === UNWANTED_LETTER ? 'unwanted' : rpcOutcome(operation, error)

/** 'conflict': an open request for this contact and film. 'unwanted': marked do-not-contact. Queues the letter too. */
export async function askForReview(contactId: string, filmId: string): Promise<Asked> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('ask_for_review', { asked_id: contactId, film_id: filmId })
  const outcome = letterOutcome('reviewRequests.askForReview', error)
  if (outcome !== 'done') return { outcome }
  return { outcome, id: data as string }
}

/** 'conflict': it was answered or sent again since `sentAt`, or another request is open. 'unwanted': as `askForReview`. */
export async function sendRequestAgain(id: string, sentAt: string): Promise<LetterOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('send_review_request_again', { request_id: id, seen_at: sentAt })
  return letterOutcome('reviewRequests.sendRequestAgain', error)
}

/** 'conflict': it was answered meanwhile. */
export async function withdrawRequest(id: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('withdraw_review_request', { request_id: id })
  return rpcOutcome('reviewRequests.withdrawRequest', error)
}
