import 'server-only'
import {
  functionBatchesOf,
  pagesOf,
  type RowRange,
  searchWords,
  type SessionClient,
} from '@/lib/data/query/lists'
import type { SortedPlace } from '@/lib/data/query/row-order'
import { CONFLICT, DataError } from '@/lib/errors'
import type { CallColumn, CallFilter, CallTime } from '@/lib/leads/call-list'
import { type CallStatus, toCallStatus } from '@/lib/leads/statuses'
import type { UndoneChange } from '@/lib/list/bulk-undo'
import type { ListQuery } from '@/lib/list/query'
import { MAX_SELECTION, type Selection } from '@/lib/list/selection'
import type { StatusChanges, StatusOutcome } from '@/lib/list/status-changes'
import type { CompanyHours } from '@/lib/scheduling/types'
import { createSessionClient } from '@/lib/supabase/server'
import type { ClosedDay } from './company-hours'

export type CallQuery = ListQuery<CallColumn, CallFilter>

/** Times are ISO 8601. */
export type CallRow = {
  id: string
  leadId: string
  name: string
  business: string
  email: string
  phone: string | null
  /** Of the lead. */
  owner: string | null
  startsAt: string
  /** Of the lead, an IANA name. */
  timeZone: string
  status: CallStatus
  /** Until when a booked call waits for confirmation; null for others. */
  expiresAt: string | null
  hasBegun: boolean
  bookedAt: string
  changedAt: string
}

const NO_PHONE = 'Not provided'

/** As the database finds the rows. */
export const toCallFilter = ({ text, filters }: CallQuery) => ({
  words: searchWords(text),
  with_when: filters.when,
  with_status: filters.status,
  of_lead: filters.lead,
})

async function readRows(
  client: SessionClient,
  query: CallQuery,
  { first, last }: RowRange,
  after: SortedPlace | null = null,
) {
  const { data, error } = await client.rpc('search_calls', {
    ...toCallFilter(query),
    sort_by: query.sort,
    descending: query.isDescending,
    max_rows: last - first + 1,
    skip_rows: first,
    after_value: after?.value,
    after_id: after?.id,
  })
  if (error) throw new DataError('callList.readRows', { cause: error })
  const now = Date.now()
  const rows = data.map((row): CallRow => ({
    id: row.id,
    leadId: row.lead_id,
    name: `${row.first_name} ${row.last_name}`,
    business: row.business_name,
    email: row.email,
    phone: row.phone_number === NO_PHONE ? null : row.phone_number,
    owner: row.owner,
    startsAt: row.starts_at,
    timeZone: row.time_zone,
    status: toCallStatus(row.status) ?? 'booked',
    expiresAt: row.status === 'booked' ? row.expires_at : null,
    hasBegun: Date.parse(row.starts_at) <= now,
    bookedAt: row.created_at,
    changedAt: row.updated_at,
  }))
  const end = data.at(-1)
  return { rows, total: data[0]?.total ?? null, after: end ? { value: end.sort_value, id: end.id } : null }
}

/** The lead of a call must contain every word. No rows for roles that may not read leads. */
export const searchCalls = pagesOf(readRows)

export const exportCalls = functionBatchesOf(readRows)

/** Null when the list is not what the person saw. */
export async function listSelectedCalls(selection: Selection, query: CallQuery): Promise<string[] | null> {
  if (selection.kind === 'rows') return selection.ids
  const { rows } = await readRows(await createSessionClient(), query, { first: 0, last: MAX_SELECTION })
  const isSame = rows.length === selection.count && rows.every((row) => row.changedAt <= selection.asOf)
  return isSame ? rows.map(({ id }) => id) : null
}

/** False when its status is no longer `from`, its time does not allow the change, or the user may not change it. */
export async function setCallStatus(id: string, from: CallStatus, to: CallStatus): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('intro_calls')
    .update({ status: to })
    .eq('id', id)
    .eq('status', from)
    .select('id')
  if (error?.code === CONFLICT) return false
  if (error) throw new DataError('callList.setCallStatus', { cause: error })
  return data.length > 0
}

/** Keeps a call that the visitor has not confirmed. False when it does not wait any more. */
export async function keepUnconfirmedCall(id: string): Promise<boolean> {
  const client = await createSessionClient()
  const { error } = await client.rpc('keep_unconfirmed_call', { call_id: id })
  if (error?.code === CONFLICT) return false
  if (error) throw new DataError('callList.keepUnconfirmedCall', { cause: error })
  return true
}

export type CallOutcome = StatusOutcome & { leadId: string | null }

/** `asOf` is when the list was read, ISO 8601: calls that somebody changed later keep their status. */
export async function setCallStatuses(ids: string[], to: CallStatus, asOf: string): Promise<CallOutcome[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('set_calls_status', { call_ids: ids, new_status: to, as_of: asOf })
  if (error) throw new DataError('callList.setCallStatuses', { cause: error })
  return data.map(({ call_id: id, lead_id: leadId, ...row }) => ({ id, leadId, ...row }))
}

export type UndoneCall = UndoneChange & { leadId: string | null; name: string | null }

export async function undoCallStatuses({ became, rows }: StatusChanges): Promise<UndoneCall[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('undo_call_statuses', {
    call_ids: rows.map(({ id }) => id),
    were: rows.map(({ was }) => was),
    became,
  })
  if (error) throw new DataError('callList.undoCallStatuses', { cause: error })
  return data.map((row) => ({
    id: row.call_id,
    leadId: row.lead_id,
    name: row.name,
    outcome: row.outcome as UndoneChange['outcome'],
  }))
}

export type CallOverview = {
  /** Each is the number of rows of a list, see `CALL_COUNTS`. */
  counts: Record<CallTime, number>
  hours: CompanyHours[]
  /** From today on. `booked`: calls that were booked before the day was closed. */
  closedDays: (ClosedDay & { booked: number })[]
}

export async function getCallOverview(): Promise<CallOverview> {
  const { data, error } = await (await createSessionClient()).rpc('get_call_overview')
  if (error) throw new DataError('callList.getCallOverview', { cause: error })
  return data as CallOverview
}
