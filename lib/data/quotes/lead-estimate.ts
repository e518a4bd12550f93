import 'server-only'
import { DataError } from '@/lib/errors'
import type { Estimate } from '@/lib/quotes/estimate'
import { readEstimate } from '@/lib/quotes/estimate-schema'
import { createSessionClient } from '@/lib/supabase/server'

/** What the website has told the lead. Null without one, and for roles that may not read leads. */
export async function getLeadEstimate(leadId: string): Promise<Estimate | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('contact_submissions')
    .select('estimate')
    .eq('id', leadId)
    .maybeSingle()
  if (error) throw new DataError('leadEstimate.getLeadEstimate', { cause: error })
  return readEstimate(data?.estimate)
}
