import 'server-only'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

const NEXT = 20

export type UpcomingCall = {
  id: string
  leadId: string
  name: string
  businessName: string
  startsAt: string
  /** IANA name of the zone in which the visitor chose the time. */
  timeZone: string
  status: string
}

/** Calls from today on, the next first, those that were called off among them. Empty for roles that may not read leads. */
export async function listUpcomingCalls(): Promise<UpcomingCall[]> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('intro_calls')
    .select(
      'id, starts_at, time_zone, status, contact_submissions (id, first_name, last_name, business_name)',
    )
    .in('status', ['booked', 'canceled'])
    .gte('starts_at', new Date().toISOString().slice(0, 10))
    .order('starts_at')
    .limit(NEXT)
  if (error) throw new DataError('upcomingCalls.listUpcomingCalls', { cause: error })
  return data.map(({ contact_submissions: lead, ...call }) => ({
    id: call.id,
    leadId: lead.id,
    name: `${lead.first_name} ${lead.last_name}`,
    businessName: lead.business_name,
    startsAt: call.starts_at,
    timeZone: call.time_zone,
    status: call.status,
  }))
}
