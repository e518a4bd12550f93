import 'server-only'
import { DataError } from '@/lib/errors'
import type { LeadSearch } from '@/lib/leads/search'
import { createSessionClient } from '@/lib/supabase/server'
import { everyWordIn } from './every-word'
import { LEAD_SEARCH_COLUMNS } from './leads'

/** Rows asked for at once: the export never holds more of them. */
const BATCH = 200

const COLUMNS =
  'created_at, status, first_name, last_name, email, phone_number, business_name, website, city, state, message, source'

export type ExportedLead = {
  /** ISO 8601. */
  created_at: string
  status: string
  first_name: string
  last_name: string
  email: string
  phone_number: string
  business_name: string
  website: string | null
  city: string | null
  state: string | null
  message: string
  source: string | null
}

type Client = Awaited<ReturnType<typeof createSessionClient>>

async function* readBatches(client: Client, { text, status }: LeadSearch): AsyncGenerator<ExportedLead[]> {
  const words = everyWordIn(LEAD_SEARCH_COLUMNS, text)
  for (let first = 0; ; first += BATCH) {
    let query = client.from('contact_submissions').select(COLUMNS).order('created_at').order('id')
    if (status) query = query.eq('status', status)
    if (words) query = query.or(words)
    const { data, error } = await query.range(first, first + BATCH - 1)
    if (error) throw new DataError('leadExport.exportLeads', { cause: error })
    yield data
    if (data.length < BATCH) return
  }
}

/**
 * What a search finds on all its pages, in batches. Oldest first: leads that come in meanwhile are added at the end, and
 * no batch shifts. Nothing for roles that may not read leads. Whoever asks is settled here, while the request is at hand.
 */
export async function exportLeads(search: LeadSearch): Promise<AsyncIterable<ExportedLead[]>> {
  return readBatches(await createSessionClient(), search)
}
