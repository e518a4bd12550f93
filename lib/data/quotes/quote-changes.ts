import 'server-only'
import { randomBytes } from 'node:crypto'
import { DataError, INCOMPLETE, rpcOutcome, type RpcOutcome, UNWANTED_LETTER } from '@/lib/errors'
import { DEFAULT_DEPOSIT_PERCENT, QUOTE_TERMS } from '@/lib/content/quote-terms'
import { PACKAGES } from '@/lib/content/packages'
import type { Estimate } from '@/lib/quotes/estimate'
import { parsePercent } from '@/lib/quotes/money'
import type { QuoteDraft } from '@/lib/schemas/quote'
import type { Json } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'
import { getLeadEstimate } from './lead-estimate'
import { toContent } from './quote-rows'

/** 128 bits. */
const newToken = (): string => randomBytes(16).toString('base64url')

type Failure = Exclude<RpcOutcome, 'done'> | 'incomplete'

/** @throws DataError for an error that no function raises on purpose */
function failureOf(operation: string, error: { code: string }): Failure {
  if (error.code === INCOMPLETE) return 'incomplete'
  const outcome = rpcOutcome(operation, error)
  if (outcome === 'done') throw new DataError(operation, { cause: error })
  return outcome
}

/** Our usual terms, and the lines of what the website has told a lead. */
const firstContent = (estimate: Estimate | null): Json => ({
  terms_text: QUOTE_TERMS,
  deposit_percent: DEFAULT_DEPOSIT_PERCENT,
  travel_miles: estimate?.travel?.miles ?? null,
  travel_from_cluster: estimate?.travel?.from ?? null,
  lines: (estimate?.lines ?? []).map((line) => ({
    kind: line.kind,
    package_id: line.kind === 'travel' ? null : (estimate?.packageId ?? null),
    title: line.title,
    description: line.kind === 'package' ? servicesOf(line.title) : '',
    quantity: line.quantity,
    unit_price_cents: line.unitPriceCents,
  })),
})

const servicesOf = (title: string) =>
  (PACKAGES.find((each) => each.title === title)?.includedServices ?? []).join('\n')

type Start = { id: string; leadId?: string; clientId?: string; contactId?: string; templateId?: string }

/** `id` is new: the same form sent twice makes one quote. */
export async function createQuote({
  id,
  leadId,
  clientId,
  contactId,
  templateId,
}: Start): Promise<RpcOutcome | 'incomplete'> {
  const client = await createSessionClient()
  const template = templateId
    ? await client.from('quote_templates').select('content').eq('id', templateId).maybeSingle()
    : null
  if (template?.error) throw new DataError('quoteChanges.createQuote', { cause: template.error })
  const { error } = await client.rpc('create_quote', {
    new_id: id,
    // The generated types do not know that these may be null.
    for_lead: (leadId ?? null) as string,
    for_client: (clientId ?? null) as string,
    for_contact: (contactId ?? null) as string,
    quote_title: '',
    content: template?.data?.content ?? firstContent(leadId ? await getLeadEstimate(leadId) : null),
  })
  return error ? failureOf('quoteChanges.createQuote', error) : 'done'
}

export async function copyQuote(id: string, originalId: string): Promise<RpcOutcome | 'incomplete'> {
  const client = await createSessionClient()
  const { error } = await client.rpc('copy_quote', { new_id: id, original_id: originalId })
  return error ? failureOf('quoteChanges.copyQuote', error) : 'done'
}

type Saved = { editVersion: number } | Failure

/** 'conflict' when it was changed since `madeFrom`, or has no draft. */
export async function saveQuoteDraft(id: string, madeFrom: number, draft: QuoteDraft): Promise<Saved> {
  const client = await createSessionClient()
  const taxPpm = draft.taxState ? (parsePercent(draft.taxRate) ?? 0) : 0
  const { data, error } = await client.rpc('save_quote_draft', {
    saved_id: id,
    made_from: madeFrom,
    content: toContent(draft, taxPpm),
  })
  return error ? failureOf('quoteChanges.saveQuoteDraft', error) : { editVersion: data }
}

type Linked = { token: string } | Failure

/** 'unwanted': a contact with the address of the quote is marked do-not-contact. Answers the token of the link, which is not stored anywhere but in the letter that waits. */
export async function sendQuote(id: string, madeFrom: number): Promise<Linked | 'unwanted'> {
  const client = await createSessionClient()
  const token = newToken()
  const { error } = await client.rpc('send_quote', { sent_id: id, made_from: madeFrom, token })
  if (error?.code === UNWANTED_LETTER) return 'unwanted'
  return error ? failureOf('quoteChanges.sendQuote', error) : { token }
}

export async function renewQuoteLink(id: string): Promise<Linked> {
  const client = await createSessionClient()
  const token = newToken()
  const { error } = await client.rpc('renew_quote_link', { renewed_id: id, token })
  return error ? failureOf('quoteChanges.renewQuoteLink', error) : { token }
}

export async function beginQuoteVersion(id: string, madeFrom: number): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('new_quote_version', { revised_id: id, made_from: madeFrom })
  return rpcOutcome('quoteChanges.beginQuoteVersion', error)
}

export async function withdrawQuote(id: string, madeFrom: number): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('withdraw_quote', { withdrawn_id: id, made_from: madeFrom })
  return rpcOutcome('quoteChanges.withdrawQuote', error)
}

/** 'deleted' when nothing but the draft existed. */
export async function deleteQuoteDraft(id: string, madeFrom: number): Promise<'deleted' | RpcOutcome> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('delete_quote_draft', { dropped_id: id, made_from: madeFrom })
  return data ? 'deleted' : rpcOutcome('quoteChanges.deleteQuoteDraft', error)
}

/** `commentId` is new: the same form sent twice makes one answer. */
export async function answerQuote(
  id: string,
  commentId: string,
  answer: string,
): Promise<RpcOutcome | 'incomplete'> {
  const client = await createSessionClient()
  const { error } = await client.rpc('answer_quote', {
    answered_id: id,
    comment_id: commentId,
    answer,
    token: newToken(),
  })
  return error ? failureOf('quoteChanges.answerQuote', error) : 'done'
}

/** `ownerId` is empty for nobody. */
export async function assignQuote(id: string, ownerId: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('assign_quote', {
    assigned_id: id,
    new_owner: (ownerId || null) as string,
  })
  return rpcOutcome('quoteChanges.assignQuote', error)
}
