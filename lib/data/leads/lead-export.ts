import 'server-only'
import { DataError } from '@/lib/errors'
import type { LeadSearch } from '@/lib/leads/search'
import { createSessionClient } from '@/lib/supabase/server'
import { searchTextFilter, readInBatches } from '@/lib/data/query/lists'

const COLUMNS =
  'created_at, status, first_name, last_name, email, phone_number, business_name, website, city, state, message, source'

export type ExportedLead = {
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

/**
 * All results in batches, oldest first: leads that arrive meanwhile are appended, and no batch shifts. The session is read
 * before the first batch, because a stream has no request. Empty for roles that may not read leads.
 */
export async function exportLeads({ text, status }: LeadSearch): Promise<AsyncIterable<ExportedLead[]>> {
  const client = await createSessionClient()
  return readInBatches(async (first, last) => {
    let query = client.from('contact_submissions').select(COLUMNS).order('created_at').order('id')
    if (status) query = query.eq('status', status)
    const words = searchTextFilter(text)
    if (words) query = query.or(words)
    const { data, error } = await query.range(first, last)
    if (error) throw new DataError('leadExport.exportLeads', { cause: error })
    return data
  })
}
