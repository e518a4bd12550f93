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

/** Read as fast as the file is taken, and no further once nobody takes it. */
function toStream(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
}

export async function GET(request: Request) {
  await requireArea('admin', paths.roleHome('admin'))
  const search = readSearch(Object.fromEntries(new URL(request.url).searchParams), LEAD_STATUSES)
  return new Response(toStream(toCsv(await exportLeads(search))), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="contact-requests.csv"',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
