import 'server-only'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

/** Requests whose bot check is in doubt. */
export async function countHeldLeads(): Promise<number> {
  const client = await createSessionClient()
  const { count, error } = await client
    .from('contact_submissions')
    .select('id', { count: 'exact', head: true })
    .eq('status', 'held')
    .limit(1)
  if (error) throw new DataError('leads.countHeldLeads', { cause: error })
  return count ?? 0
}
