import { requireArea } from '@/lib/auth/session'
import { csvResponse } from '@/lib/list/csv'
import { exportLeads, type ExportedLead } from '@/lib/data/leads/lead-export'
import { readSearch } from '@/lib/leads/search'
import { LEAD_STATUSES } from '@/lib/leads/statuses'
import { paths } from '@/lib/paths'

const COLUMNS: Record<keyof ExportedLead, string> = {
  created_at: 'Received',
  status: 'Status',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone_number: 'Phone',
  business_name: 'Business',
  website: 'Website',
  city: 'City',
  state: 'State',
  message: 'Message',
  source: 'Came from',
}

const FIELDS = Object.keys(COLUMNS) as (keyof ExportedLead)[]

export async function GET(request: Request) {
  await requireArea('admin', paths.roleHome('admin'))
  const search = readSearch(Object.fromEntries(new URL(request.url).searchParams), LEAD_STATUSES)
  return csvResponse(
    'contact-requests',
    await exportLeads(search),
    FIELDS.map((field) => [COLUMNS[field], (lead) => lead[field] ?? '']),
  )
}
