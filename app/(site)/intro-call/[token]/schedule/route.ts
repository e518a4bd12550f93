import { getSchedule } from '@/lib/data/leads/schedule'
import { readLeadId } from '@/lib/scheduling/call-link'

const PRIVATE = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/** The schedule, for a static page that just created the lead. */
export async function GET(_: Request, { params }: RouteContext<'/intro-call/[token]/schedule'>) {
  const leadId = readLeadId((await params).token)
  if (!leadId)
    return Response.json({ error: 'This link is no longer valid' }, { status: 404, headers: PRIVATE })
  const schedule = await getSchedule(leadId)
  return schedule
    ? Response.json(schedule, { headers: PRIVATE })
    : Response.json({ error: 'The times could not be read' }, { status: 503, headers: PRIVATE })
}
