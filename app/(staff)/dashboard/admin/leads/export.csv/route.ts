import { ReadableStream as WebStream } from 'node:stream/web'
import { requireArea } from '@/lib/auth/session'
import { csvRecord, CSV_START } from '@/lib/csv'
import { exportLeads, type ExportedLead } from '@/lib/data/lead-export'
import { readSearch } from '@/lib/leads/read-search'
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

async function* toCsv(batches: AsyncIterable<ExportedLead[]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(CSV_START + csvRecord(Object.values(COLUMNS)))
  for await (const leads of batches) {
    const records = leads.map((lead) => csvRecord(FIELDS.map((field) => lead[field] ?? '')))
    yield encoder.encode(records.join(''))
  }
}

export async function GET(request: Request) {
  await requireArea('admin', paths.roleHome('admin'))
  const search = readSearch(Object.fromEntries(new URL(request.url).searchParams), LEAD_STATUSES)
  // Read as fast as the file is taken, and no further once nobody takes it.
  const file = WebStream.from(toCsv(await exportLeads(search))) as ReadableStream<Uint8Array>
  return new Response(file, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="contact-requests.csv"',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
