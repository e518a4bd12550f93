import 'server-only'
import { cache } from 'react'
import { DataError } from '@/lib/errors'
import type { QuoteDocument } from '@/lib/quotes/document'
import { quoteState, type QuoteState } from '@/lib/quotes/states'
import type { TypedQuote } from '@/lib/quotes/typed-quote'
import type { Database } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'
import { companyToday } from '@/lib/time/in-zone'
import { toDiscount, toTypedQuote } from './quote-rows'

type Tables = Database['public']['Tables']
type VersionRow = Tables['quote_versions']['Row'] & { quote_lines: Tables['quote_lines']['Row'][] }

/** Instants are ISO 8601. */
type SentVersion = {
  version: number
  document: QuoteDocument
  totalCents: number
  sentAt: string
  seenAt: string | null
}

export type StaffQuote = {
  id: string
  number: string
  title: string
  state: QuoteState
  /** Grows with each change. */
  editVersion: number
  currentVersion: number
  leadId: string | null
  client: { id: string; name: string } | null
  contactId: string | null
  recipient: { name: string; business: string; email: string | null }
  ownerId: string | null
  createdAt: string
  /** The version that is not sent yet. */
  draft: { version: number; typed: TypedQuote; document: QuoteDocument } | null
  /** Newest first. */
  sent: SentVersion[]
  /** Oldest first. */
  events: { kind: string; version: number; at: string; actorId: string | null }[]
  /** Oldest first. */
  comments: { id: string; author: 'client' | 'staff'; authorId: string | null; body: string; at: string }[]
  acceptance: { name: string; capacity: string; acceptedAt: string; chosen: string[] } | null
  /** The newest. */
  decline: { version: number; reason: string; note: string | null; declinedAt: string } | null
}

const COLUMNS = `*, clients(id, name),
  quote_versions!quote_versions_quote_id_fkey(*, quote_lines(*)),
  quote_events(kind, version, at, actor_id),
  quote_comments(id, author, author_id, body, created_at),
  quote_acceptances!quote_acceptances_quote_id_fkey(name, capacity, accepted_at, chosen_line_ids),
  quote_declines!quote_declines_quote_id_fkey(version, reason, note, declined_at)` as const

/** The draft as the client would see it if it were sent today. */
function toDocument(quote: Tables['quotes']['Row'], row: VersionRow, preparedBy: string): QuoteDocument {
  return {
    number: quote.number,
    version: row.version,
    title: quote.title,
    preparedFor: { name: quote.recipient_name, business: quote.recipient_business },
    preparedBy,
    sentOn: companyToday(),
    validUntil: row.valid_until,
    intro: row.intro,
    lines: row.quote_lines
      .toSorted((a, b) => a.position - b.position)
      .map((line) => ({
        id: line.id,
        kind: line.kind,
        title: line.title,
        description: line.description,
        quantity: line.quantity,
        unitPriceCents: line.unit_price_cents,
        discount: toDiscount(line),
        isOptional: line.is_optional,
        isPreselected: line.is_preselected,
        isTaxable: line.is_taxable,
      })),
    terms: {
      discount: toDiscount(row),
      taxPpm: row.tax_ppm,
      taxState: row.tax_state,
      taxSource: row.tax_source,
      depositPercent: row.deposit_percent,
      text: row.terms_text,
    },
  }
}

const byTime = <Row extends { at: string }>(rows: Row[]) =>
  rows.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))

const firstOf = <Row>(rows: Row | Row[] | null): Row | null =>
  Array.isArray(rows) ? (rows[0] ?? null) : rows

/** @param preparedBy the name of the owner, for the preview of the draft. Null for an unknown id. */
export const getQuote = cache(async (id: string): Promise<StaffQuote | null> => {
  const client = await createSessionClient()
  const { data, error } = await client.from('quotes').select(COLUMNS).eq('id', id).maybeSingle()
  if (error) throw new DataError('quoteRecord.getQuote', { cause: error })
  if (!data) return null
  const versions = (data.quote_versions as VersionRow[]).toSorted((a, b) => b.version - a.version)
  const draft = versions.find(({ sent_at: sentAt }) => sentAt === null)
  const shown = versions.find(({ version }) => version === data.current_version)
  const acceptance = firstOf(data.quote_acceptances)
  const decline = [data.quote_declines].flat().toSorted((a, b) => b.version - a.version)[0]
  return {
    id: data.id,
    number: data.number,
    title: data.title,
    state: quoteState(
      { status: data.status, validUntil: shown?.valid_until ?? '', seenAt: shown?.seen_at ?? null },
      companyToday(),
    ),
    editVersion: data.edit_version,
    currentVersion: data.current_version,
    leadId: data.lead_id,
    client: data.clients,
    contactId: data.contact_id,
    recipient: { name: data.recipient_name, business: data.recipient_business, email: data.recipient_email },
    ownerId: data.owner_id,
    createdAt: data.created_at,
    draft: draft
      ? {
          version: draft.version,
          typed: toTypedQuote(data, draft, draft.quote_lines),
          document: toDocument(data, draft, ''),
        }
      : null,
    sent: versions.flatMap((row) =>
      row.sent_at === null
        ? []
        : [
            {
              version: row.version,
              document: row.document as unknown as QuoteDocument,
              totalCents: row.total_cents,
              sentAt: row.sent_at,
              seenAt: row.seen_at,
            },
          ],
    ),
    events: byTime(data.quote_events.map(({ actor_id: actorId, ...event }) => ({ ...event, actorId }))),
    comments: byTime(
      data.quote_comments.map((comment) => ({
        id: comment.id,
        author: comment.author === 'client' ? 'client' : 'staff',
        authorId: comment.author_id,
        body: comment.body,
        at: comment.created_at,
      })),
    ),
    acceptance: acceptance && {
      name: acceptance.name,
      capacity: acceptance.capacity,
      acceptedAt: acceptance.accepted_at,
      chosen: acceptance.chosen_line_ids,
    },
    decline: decline
      ? {
          version: decline.version,
          reason: decline.reason,
          note: decline.note,
          declinedAt: decline.declined_at,
        }
      : null,
  }
})
