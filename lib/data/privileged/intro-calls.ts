import 'server-only'
import { DataError } from '@/lib/errors'
import { companyDay } from '@/lib/time/in-zone'
import { CALL_MINUTES } from '@/lib/scheduling/rules'
import { listSlots } from '@/lib/scheduling/slots'
import type { Agenda, IntroCall } from '@/lib/scheduling/types'
import { createAdminClient } from '@/lib/supabase/admin'

/** `taken`: booked or past. `unknown`: no such lead. `held`: the lead is doubtful. `busy`: too many bookings of this lead. */
type Refusal = 'taken' | 'unknown' | 'held' | 'busy'
type Booking = { ok: true } | { ok: false; reason: Refusal }

const REFUSALS: Record<string, Refusal> = {
  PT403: 'held',
  PT404: 'unknown',
  PT409: 'taken',
  PT429: 'busy',
}

type Row = {
  submission_id: string
  starts_at: string
  time_zone: string
  sequence: number
  expires_at: string | null
}

const toIntroCall = (row: Row): IntroCall => ({
  startsAt: new Date(row.starts_at).toISOString(),
  timeZone: row.time_zone,
  sequence: row.sequence,
  expiresAt: row.expires_at && new Date(row.expires_at).toISOString(),
})

/** Without the message, which may contain personal data of the row. */
function fail(operation: string, error: { code: string }): never {
  throw new DataError(`introCalls.${operation}`, { cause: error.code || 'no answer' })
}

export async function getAgenda(leadId: string): Promise<Agenda> {
  const client = createAdminClient()
  const now = Date.now()
  const [hours, closed, booked, held] = await Promise.all([
    client.from('company_hours').select('weekday, opens, closes'),
    client
      .from('company_closed_days')
      .select('day')
      .gte('day', companyDay(new Date(now).toISOString())),
    client
      .from('intro_calls')
      .select('submission_id, starts_at, time_zone, sequence, expires_at')
      .eq('status', 'booked')
      .gt('starts_at', new Date(now - CALL_MINUTES * 60_000).toISOString())
      // PostgreSQL reads 'now' as its own time, which wrote expires_at: clocks of servers differ.
      .or('expires_at.is.null,expires_at.gt.now'),
    client.rpc('list_held_days', { lead_id: leadId }),
  ])
  if (hours.error) fail('getAgenda', hours.error)
  if (closed.error) fail('getAgenda', closed.error)
  if (booked.error) fail('getAgenda', booked.error)
  if (held.error) fail('getAgenda', held.error)
  const own = booked.data.find((row) => row.submission_id === leadId)
  const taken = booked.data.map((row) => row.starts_at)
  const closedDays = [...closed.data.map(({ day }) => day), ...held.data]
  const slots = listSlots(hours.data, taken, now, closedDays)
  return { asOf: now, slots, call: own ? toIntroCall(own) : null }
}

type NewBooking = {
  leadId: string
  startsAt: string
  timeZone: string
  addressHash: string
  /** A new call of an unknown address ends after an hour, unless the link in a letter is pressed. */
  asksToConfirm: boolean
}

export async function bookIntroCall(booking: NewBooking): Promise<Booking> {
  const { error } = await createAdminClient().rpc('book_intro_call', {
    lead_id: booking.leadId,
    starts_at: booking.startsAt,
    time_zone: booking.timeZone,
    address_hash: booking.addressHash,
    ask_to_confirm: booking.asksToConfirm,
  })
  if (!error) return { ok: true }
  const reason = REFUSALS[error.code]
  return reason ? { ok: false, reason } : fail('bookIntroCall', error)
}

/** False when the call is gone. The second time is like the first. */
export async function confirmIntroCall(leadId: string): Promise<boolean> {
  const { data, error } = await createAdminClient().rpc('confirm_intro_call', { lead_id: leadId })
  if (error) fail('confirmIntroCall', error)
  return data
}

/** Gives the times back that nobody has confirmed. `nextInSeconds` is null when no call waits. */
export async function cancelUnconfirmedCalls(): Promise<{ canceled: number; nextInSeconds: number | null }> {
  const { data, error } = await createAdminClient().rpc('cancel_unconfirmed_calls')
  if (error) fail('cancelUnconfirmedCalls', error)
  const { canceled, next_in_seconds: nextInSeconds } = data as {
    canceled: number
    next_in_seconds: number | null
  }
  return { canceled, nextInSeconds }
}

export async function cancelIntroCall(leadId: string): Promise<void> {
  const { error } = await createAdminClient().rpc('cancel_intro_call', { lead_id: leadId })
  if (error) fail('cancelIntroCall', error)
}
