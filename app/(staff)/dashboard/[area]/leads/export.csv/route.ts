import { exportLeads, type ExportedLead } from '@/lib/data/leads/lead-export'
import { listLeadOwners } from '@/lib/data/leads/lead-rows'
import { LEAD_LIST } from '@/lib/leads/lead-list'
import { csvResponse } from '@/lib/list/csv'
import { readListQuery, toSearchParams } from '@/lib/list/query'
import { requireScreen } from '@/lib/portal/require-screen'
import { dollarsText } from '@/lib/quotes/money'

type Column = [heading: string, valueOf: (lead: ExportedLead) => string]

const columns = (ownerName: (id: string) => string): Column[] => [
  ['Received', (lead) => lead.created_at],
  ['Status', (lead) => lead.status],
  ['First name', (lead) => lead.first_name],
  ['Last name', (lead) => lead.last_name],
  ['Email', (lead) => lead.email],
  ['Phone', (lead) => lead.phone_number],
  ['Business', (lead) => lead.business_name],
  ['Website', (lead) => lead.website ?? ''],
  ['City', (lead) => lead.city ?? ''],
  ['State', (lead) => lead.state ?? ''],
  ['Message', (lead) => lead.message],
  ['Came from', (lead) => lead.source ?? ''],
  ['First page', (lead) => lead.landing_path ?? ''],
  ['Referred by', (lead) => lead.referrer_host ?? ''],
  ['Owner', (lead) => (lead.owner_id ? ownerName(lead.owner_id) : '')],
  ['Next step', (lead) => lead.next_step ?? ''],
  ['Next step on', (lead) => lead.next_step_on ?? ''],
  ['Value in dollars', (lead) => (lead.value_cents === null ? '' : dollarsText(lead.value_cents))],
  ['Lost because', (lead) => lead.lost_reason ?? ''],
  ['Note about the loss', (lead) => lead.lost_note ?? ''],
  ['In this status since', (lead) => lead.stage_changed_at],
  ['First answer', (lead) => lead.first_answered_at ?? ''],
]

/** Every fact of the leads that the list shows, whatever its columns are. */
export async function GET(request: Request, { params }: RouteContext<'/dashboard/[area]/leads/export.csv'>) {
  await requireScreen((await params).area, 'leads')
  const query = readListQuery(LEAD_LIST, toSearchParams(new URL(request.url).searchParams))
  const names = new Map((await listLeadOwners()).map(({ id, name }) => [id, name]))
  return csvResponse(
    'contact-requests',
    await exportLeads(query),
    columns((id) => names.get(id) ?? ''),
  )
}
