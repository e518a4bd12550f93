import { getAgenda } from '@/lib/data/privileged/intro-calls'
import { env } from '@/lib/env'
import { callInvite } from '@/lib/scheduling/invite'
import { callLink, readLeadId } from '@/lib/scheduling/call-link'

/** The booked call as a calendar file. Before it is confirmed there is none: the time may go to somebody else. */
export async function GET(_: Request, { params }: RouteContext<'/intro-call/[token]/invite.ics'>) {
  const leadId = readLeadId((await params).token)
  const call = leadId && (await getAgenda(leadId)).call
  if (!call || call.expiresAt) return new Response('No call is booked.', { status: 404 })
  const invite = callInvite({
    leadId,
    call,
    link: callLink(leadId, call.startsAt),
    contactEmail: env.CONTACT_EMAIL,
    now: Date.now(),
  })
  return new Response(invite, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="intro-call.ics"',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
