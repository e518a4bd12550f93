import 'server-only'
import { DataError } from '@/lib/errors'
import { toCallStatus, type CallStatus } from '@/lib/leads/statuses'
import { CALL_MINUTES } from '@/lib/scheduling/rules'
import { createSessionClient } from '@/lib/supabase/server'
import { toListPage, type ListPage } from '@/lib/data/query/lists'

const PAGE_SIZE = 20
/** More than the half hours of three weeks. */
const MAX_UPCOMING = 400
const REFUSED = 'PT409'

const COLUMNS =
  'id, starts_at, time_zone, status, contact_submissions (id, first_name, last_name, business_name)'

export type Call = {
  id: string
  leadId: string
  name: string
  businessName: string
  /** ISO 8601. */
  startsAt: string
  timeZone: string
  status: CallStatus
  hasBegun: boolean
}

type CallRow = { id: string; starts_at: string; time_zone: string; status: string }

type Row = CallRow & {
  contact_submissions: { id: string; first_name: string; last_name: string; business_name: string }
}

/** The generated type has null in every column of a view. */
type TodaysRow = CallRow & { lead_id: string; name: string; business_name: string }

const toCallFacts = (call: CallRow) => ({
  id: call.id,
  startsAt: call.starts_at,
  timeZone: call.time_zone,
  status: toCallStatus(call.status) ?? 'booked',
  hasBegun: Date.parse(call.starts_at) <= Date.now(),
})

const toCall = ({ contact_submissions: lead, ...call }: Row): Call => ({
  ...toCallFacts(call),
  leadId: lead.id,
  name: `${lead.first_name} ${lead.last_name}`,
  businessName: lead.business_name,
})

/** Calls that began after this time have not ended. */
const earliestOngoingStart = () => new Date(Date.now() - CALL_MINUTES * 60_000).toISOString()

/** Calls that have not ended, canceled ones included, the next first. Empty for roles that may not read leads. */
export async function listUpcomingCalls(): Promise<Call[]> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('intro_calls')
    .select(COLUMNS)
    .in('status', ['booked', 'canceled'])
    .gt('starts_at', earliestOngoingStart())
    .order('starts_at')
    .limit(MAX_UPCOMING)
  if (error) throw new DataError('calls.listUpcomingCalls', { cause: error })
  return data.map(toCall)
}

/** The calls of the company's day that are booked or took place, the first one first. */
export async function listCallsToday(): Promise<Call[]> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('calls_today')
    .select('*')
    .order('starts_at')
    .order('id')
    .limit(MAX_UPCOMING)
    .overrideTypes<TodaysRow[], { merge: false }>()
  if (error) throw new DataError('calls.listCallsToday', { cause: error })
  return data.map(({ lead_id: leadId, business_name: businessName, name, ...call }) => ({
    ...toCallFacts(call),
    leadId,
    name,
    businessName,
  }))
}

/** Calls that have ended, the latest first. `page` counts from 1. */
export async function listPastCalls(page: number): Promise<ListPage<Call>> {
  const client = await createSessionClient()
  const first = (page - 1) * PAGE_SIZE
  const { data, count, error } = await client
    .from('intro_calls')
    .select(COLUMNS, { count: 'exact' })
    .in('status', ['booked', 'done', 'missed', 'canceled'])
    .lte('starts_at', earliestOngoingStart())
    .order('starts_at', { ascending: false })
    .order('id')
    .range(first, first + PAGE_SIZE - 1)
  if (error) throw new DataError('calls.listPastCalls', { cause: error })
  return toListPage(data.map(toCall), count, PAGE_SIZE)
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
  if (error?.code === REFUSED) return false
  if (error) throw new DataError('calls.setCallStatus', { cause: error })
  return data.length > 0
}
