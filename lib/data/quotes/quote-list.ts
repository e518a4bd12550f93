import 'server-only'
import {
  batchesOf,
  pagesOf,
  type RowRange,
  searchTextFilter,
  type SessionClient,
  toFoundRows,
} from '@/lib/data/query/lists'
import { inOrder, type SortKey } from '@/lib/data/query/row-order'
import { DataError } from '@/lib/errors'
import type { ListQuery } from '@/lib/list/query'
import {
  EXPIRING_DAYS,
  type QuoteColumn,
  type QuoteFilter,
  toExpiring,
  toValueBand,
  VALUE_BANDS,
} from '@/lib/quotes/lists'
import { type QuoteState, toQuoteState } from '@/lib/quotes/states'
import { createSessionClient } from '@/lib/supabase/server'
import { companyDay } from '@/lib/time/in-zone'

export type QuoteQuery = ListQuery<QuoteColumn, QuoteFilter>

/** Instants are ISO 8601, days as in '2026-11-23'. */
export type QuoteRow = {
  id: string
  number: string
  title: string
  recipient: string
  client: string | null
  state: QuoteState
  totalCents: number
  validUntil: string
  ownerId: string | null
  sentAt: string | null
  createdAt: string
  changedAt: string
}

/** The generated type has null in every column of a view. */
type ViewRow = {
  id: string
  number: string
  title: string
  recipient_name: string
  recipient_business: string
  client: string | null
  state: string
  total_cents: number
  valid_until: string
  owner_id: string | null
  sent_at: string | null
  created_at: string
  updated_at: string
}

const COLUMNS =
  'id, number, title, recipient_name, recipient_business, client, state, total_cents, valid_until, owner_id, sent_at, created_at, updated_at'

const ORDERS: Partial<Record<QuoteColumn, keyof ViewRow>> = {
  number: 'number',
  title: 'title',
  recipient: 'recipient_business',
  total: 'total_cents',
  valid: 'valid_until',
  sent: 'sent_at',
  changed: 'updated_at',
}

const toRow = (row: ViewRow): QuoteRow => ({
  id: row.id,
  number: row.number,
  title: row.title,
  recipient: [row.recipient_name, row.recipient_business].filter(Boolean).join(', '),
  client: row.client,
  state: toQuoteState(row.state) ?? 'draft',
  totalCents: row.total_cents,
  validUntil: row.valid_until,
  ownerId: row.owner_id,
  sentAt: row.sent_at,
  createdAt: row.created_at,
  changedAt: row.updated_at,
})

const DAY_MS = 86_400_000
const dayAfter = (days: number) => companyDay(new Date(Date.now() + days * DAY_MS).toISOString())

async function readRows(client: SessionClient, query: QuoteQuery, range: RowRange) {
  const { text, filters, sort, isDescending } = query
  let request = client.from('quote_list').select(COLUMNS, { count: range.count })
  if (filters.status) request = request.eq('state', filters.status)
  if (filters.owner) request = request.eq('owner_id', filters.owner)
  if (filters.client) request = request.eq('client_id', filters.client)
  if (filters.for) request = request.not(filters.for === 'lead' ? 'lead_id' : 'client_id', 'is', null)
  const expiring = toExpiring(filters.expiring)
  if (expiring) {
    request = request.in('state', ['sent', 'seen']).lte('valid_until', dayAfter(EXPIRING_DAYS[expiring]))
  }
  const band = toValueBand(filters.value)
  if (band) {
    const { from, below } = VALUE_BANDS[band]
    request = request.gte('total_cents', from)
    if (below !== null) request = request.lt('total_cents', below)
  }
  const words = searchTextFilter(text)
  if (words) request = request.or(words)
  const order: SortKey<keyof ViewRow>[] = [
    { column: ORDERS[sort] ?? 'created_at', isDescending, nulls: 'last' },
    { column: 'id' },
  ]
  const response = await inOrder(request, order, range).overrideTypes<ViewRow[], { merge: false }>()
  return toFoundRows('quoteList.readRows', response, order, toRow)
}

export const searchQuotes = pagesOf(readRows)
export const exportQuotes = batchesOf(readRows)

export type QuotePerson = { id: string; name: string; mayOwn: boolean }

/** Whoever owns quotes or may own them, by name. */
export async function listQuotePeople(): Promise<QuotePerson[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_quote_people')
  if (error) throw new DataError('quoteList.listQuotePeople', { cause: error })
  return data.map(({ id, name, may_own: mayOwn }) => ({ id, name, mayOwn }))
}

export const personName = (people: readonly QuotePerson[], id: string | null): string | null =>
  people.find((person) => person.id === id)?.name ?? null
