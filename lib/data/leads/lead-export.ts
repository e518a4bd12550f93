import 'server-only'
import { DataError } from '@/lib/errors'
import type { Database } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'
import { toLeadFilter, type LeadQuery } from './lead-rows'

export type ExportedLead = Database['public']['Tables']['contact_submissions']['Row']

const BATCH_SIZE = 500

/**
 * All results in batches, oldest first: leads that arrive meanwhile are appended, and no batch shifts. The session is read
 * before the first batch, because a stream has no request. Empty for roles that may not read leads.
 */
export async function exportLeads(query: LeadQuery): Promise<AsyncIterable<ExportedLead[]>> {
  const client = await createSessionClient()
  return (async function* () {
    for (let last: ExportedLead | undefined; ;) {
      const { data, error } = await client.rpc('export_leads', {
        ...toLeadFilter(query),
        with_status: query.filters.stage,
        after_created: last?.created_at,
        after_id: last?.id,
        max_rows: BATCH_SIZE,
      })
      if (error) throw new DataError('leadExport.exportLeads', { cause: error })
      yield data
      last = data.at(-1)
      if (data.length < BATCH_SIZE) return
    }
  })()
}
