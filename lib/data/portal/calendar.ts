import 'server-only'
import type { UserType } from '@/lib/auth/roles'
import { DataError, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import { type CalendarQuery, kindsOf, SHOWN } from '@/lib/portal/calendar'
import { type CalendarContent, rangeOfView } from '@/lib/portal/calendar-grid'
import { createSessionClient } from '@/lib/supabase/server'

/** Of the person's iCal address. Times are ISO 8601; `readAt` is null until a calendar has asked. */
export type CalendarAddress = { createdAt: string; readAt: string | null }

export type Calendar = CalendarContent & {
  people: { id: string; name: string }[]
  address: CalendarAddress | null
}

export async function listCalendar(query: CalendarQuery, role: UserType): Promise<Calendar> {
  const client = await createSessionClient()
  const { entries, deals } = SHOWN[query.view]
  const { data, error } = await client.rpc('list_calendar', {
    ...rangeOfView(query),
    of_kinds: query.kind ? [query.kind] : [...kindsOf(role)],
    ...(query.person && { of_person: query.person }),
    day_rows: entries,
    week_rows: deals,
  })
  if (error) throw new DataError('calendar.listCalendar', { cause: error })
  return data as Calendar
}

/** Replaces the address that the person has. `refused`: they are mirrored. */
export async function createCalendarAddress(token: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('create_calendar_address', { token })
  return rpcOutcome('calendar.createCalendarAddress', error)
}

export async function revokeCalendarAddress(): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('revoke_calendar_address')
  return rpcOutcome('calendar.revokeCalendarAddress', error)
}
