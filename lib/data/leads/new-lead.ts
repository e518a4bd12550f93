import 'server-only'
import { DataError, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import { toLeadStatus, type LeadStatus } from '@/lib/leads/statuses'
import type { Contact } from '@/lib/schemas/contact'
import { createSessionClient } from '@/lib/supabase/server'

type LeadSummary = {
  id: string
  name: string
  businessName: string
  status: LeadStatus
  /** ISO 8601. */
  createdAt: string
}

/** The newest ones with this e-mail address, so that nobody adds a lead twice. */
export async function listLeadsOf(email: string): Promise<LeadSummary[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('find_leads_of', { address: email })
  if (error) throw new DataError('newLead.listLeadsOf', { cause: error })
  return data.map((row) => ({
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    businessName: row.business_name,
    status: toLeadStatus(row.status) ?? 'new',
    createdAt: row.created_at,
  }))
}

/** The lead is the caller's own. A known id stores nothing. */
export async function addLead(id: string, contact: Contact): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('add_lead', {
    new_id: id,
    payload: {
      first_name: contact.firstName,
      last_name: contact.lastName,
      email: contact.email,
      business_name: contact.businessName,
      website: contact.website,
      phone_number: contact.phoneNumber,
      city: contact.city,
      state: contact.state,
      message: contact.message,
    },
  })
  return rpcOutcome('newLead.addLead', error)
}
