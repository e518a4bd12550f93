import 'server-only'
import {
  batchesOf,
  pagesOf,
  type RowRange,
  searchTextFilter,
  searchWords,
  type SessionClient,
  toFoundRows,
} from '@/lib/data/query/lists'
import { inOrder, type SortKey } from '@/lib/data/query/row-order'
import { DataError } from '@/lib/errors'
import { type ListQuery } from '@/lib/list/query'
import { MAX_SELECTION, type Selection } from '@/lib/list/selection'
import type { MailColumn, MailFilter, MailStatus } from '@/lib/portal/mail-list'
import { createSessionClient } from '@/lib/supabase/server'
import { instantOf } from '@/lib/time/clock-time'
import { addDays } from '@/lib/time/days'
import { COMPANY_ZONE } from '@/lib/time/in-zone'

export type MailQuery = ListQuery<MailColumn, MailFilter>

export type StoredMessage = {
  id: string
  kind: string
  /** Null: the staff. */
  recipient: string | null
  about_id: string
  payload: unknown
  status: MailStatus
  attempts: number
  next_attempt_at: string
  last_error: string | null
  sent_at: string | null
  created_at: string
}

/** Failed messages first, then waiting ones, each newest first. The counts are of all of them. */
export type UnsentMessages = { count: number; failed: number; rows: StoredMessage[] }

const COLUMNS =
  'id, kind, recipient, about_id, payload, status, attempts, next_attempt_at, last_error, sent_at, created_at'

const ORDERS: Partial<Record<MailColumn, keyof StoredMessage>> = {
  recipient: 'recipient',
  kind: 'kind',
  sent: 'sent_at',
}

/** When a day of the company begins, ISO 8601. */
const startOf = (day: string) => new Date(instantOf(COMPANY_ZONE, `${day}T00:00`) ?? day).toISOString()

/** As `find_bulk_rows()` in SQL reads it. */
export const toMailFilter = ({ text, filters: { status, kind, from, to } }: MailQuery) => ({
  words: searchWords(text),
  with_status: status,
  of_kind: kind,
  written_from: from && startOf(from),
  written_before: to && startOf(addDays(to, 1)),
})

async function readRows(client: SessionClient, query: MailQuery, range: RowRange) {
  const { text, filters, sort, isDescending } = query
  let request = client.from('mail_list').select(COLUMNS, { count: range.count })
  if (filters.status === 'unsent') request = request.neq('status', 'sent')
  else if (filters.status) request = request.eq('status', filters.status)
  if (filters.kind) request = request.eq('kind', filters.kind)
  if (filters.from) request = request.gte('created_at', startOf(filters.from))
  if (filters.to) request = request.lt('created_at', startOf(addDays(filters.to, 1)))
  const words = searchTextFilter(text)
  if (words) request = request.or(words)
  const column = ORDERS[sort]
  const order: SortKey<keyof StoredMessage>[] = [
    ...(column ? [{ column, isDescending, nulls: 'last' } as const] : []),
    { column: 'created_at', isDescending: column ? true : isDescending },
    { column: 'id' },
  ]
  const response = await inOrder(request, order, range).overrideTypes<StoredMessage[], { merge: false }>()
  return toFoundRows('mail.readRows', response, order, (row) => row)
}

export const searchMail = pagesOf(readRows)
export const exportMail = batchesOf(readRows)

/** Null for an unknown message, and for one that is not the person's to read. */
export async function getMessage(id: string): Promise<StoredMessage | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('mail_list')
    .select(COLUMNS)
    .eq('id', id)
    .overrideTypes<StoredMessage[], { merge: false }>()
  if (error) throw new DataError('mail.getMessage', { cause: error })
  return data[0] ?? null
}

/** Null when the list is not what the person saw. */
export async function listSelectedMail(selection: Selection, query: MailQuery): Promise<string[] | null> {
  if (selection.kind === 'rows') return selection.ids
  const { rows } = await readRows(await createSessionClient(), query, { first: 0, last: MAX_SELECTION })
  const isSame = rows.length === selection.count && rows.every((row) => row.created_at <= selection.asOf)
  return isSame ? rows.map(({ id }) => id) : null
}

export type MailOutcome = { id: string; outcome: 'done' | 'sent' | 'missing' | 'refused' }

export async function sendMailAgain(ids: string[]): Promise<MailOutcome[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('send_mail_again', { message_ids: ids })
  if (error) throw new DataError('mail.sendMailAgain', { cause: error })
  return data.map((row) => ({ id: row.message_id, outcome: row.outcome as MailOutcome['outcome'] }))
}
