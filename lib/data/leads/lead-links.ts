import 'server-only'
import { DataError, isRefused, rpcOutcome } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

export type LeadMatch = {
  kind: 'client' | 'contact' | 'lead'
  id: string
  label: string
  /** Of a lead its status. */
  detail: string
  reason: 'email' | 'domain' | 'name'
  /** Of the matching record. */
  clientId: string | null
  /** ISO 8601; of leads only. */
  happenedAt: string | null
}

/** The generated type has no null in columns of functions. */
type Row = {
  kind: string
  record_id: string
  label: string
  detail: string | null
  reason: string
  client_id: string | null
  happened_at: string | null
}

/** Who may be the same person or company, those of the same e-mail first. */
export async function findLeadMatches(id: string): Promise<LeadMatch[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('find_lead_matches', { of_lead: id })
  if (error) throw new DataError('leadLinks.findLeadMatches', { cause: error })
  return (data as Row[]).map((row) => ({
    kind: row.kind as LeadMatch['kind'],
    id: row.record_id,
    label: row.label,
    detail: row.detail ?? '',
    reason: row.reason as LeadMatch['reason'],
    clientId: row.client_id,
    happenedAt: row.happened_at,
  }))
}

type Links = { client_id?: string | null; contact_id?: string | null }

/** A contact brings its client along, unless the lead has one. False when nothing was written. */
export async function linkLead(id: string, links: Links): Promise<boolean> {
  const client = await createSessionClient()
  if (links.contact_id && links.client_id === undefined) {
    const [lead, contact] = await Promise.all([
      client.from('contact_submissions').select('client_id').eq('id', id).maybeSingle(),
      client.from('contacts').select('client_id').eq('id', links.contact_id).maybeSingle(),
    ])
    const error = lead.error ?? contact.error
    if (error) throw new DataError('leadLinks.linkLead', { cause: error })
    if (lead.data?.client_id === null && contact.data?.client_id) links.client_id = contact.data.client_id
  }
  const { data, error } = await client.from('contact_submissions').update(links).eq('id', id).select('id')
  if (isRefused(error)) return false
  if (error) throw new DataError('leadLinks.linkLead', { cause: error })
  return data.length > 0
}

/** Links the lead to client and contact, and adds those that are missing. Owls add no clients. */
export async function addRecordsOfLead(id: string): Promise<boolean> {
  const client = await createSessionClient()
  const { error } = await client.rpc('add_records_of_lead', { of_lead: id })
  if (isRefused(error)) return false
  return rpcOutcome('leadLinks.addRecordsOfLead', error) === 'done'
}
