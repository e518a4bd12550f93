import 'server-only'
import { DataError } from '@/lib/errors'
import { toLeadStatus, type LeadStatus } from '@/lib/leads/statuses'
import { createSessionClient } from '@/lib/supabase/server'

export type LeadSummary = {
  id: string
  name: string
  businessName: string
  status: LeadStatus
  /** ISO 8601. */
  createdAt: string
}

/** `total` is of all leads. No rows for roles that may not read leads. */
export async function listNewestLeads(limit: number): Promise<{ rows: LeadSummary[]; total: number }> {
  const client = await createSessionClient()
  const { data, count, error } = await client
    .from('contact_submissions')
    .select('id, first_name, last_name, business_name, status, created_at', { count: 'exact' })
    .order('created_at', { ascending: false })
    .order('id')
    .limit(limit)
  if (error) throw new DataError('leads.listNewestLeads', { cause: error })
  const rows = data.map((row) => ({
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    businessName: row.business_name,
    status: toLeadStatus(row.status) ?? 'new',
    createdAt: row.created_at,
  }))
  return { rows, total: count ?? 0 }
}

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
