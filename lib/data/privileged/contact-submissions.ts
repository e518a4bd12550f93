import 'server-only'
import { DataError, RATE_LIMITED } from '@/lib/errors'
import { submissionKey, type Visitor } from '@/lib/forms/visitor'
import type { LeadOrigin } from '@/lib/leads/origin'
import { log } from '@/lib/observability/log'
import type { Contact } from '@/lib/schemas/contact'
import type { Estimate } from '@/lib/quotes/estimate'
import { createAdminClient } from '@/lib/supabase/admin'

type StoredContact = { ok: true; id: string } | { ok: false; reason: 'busy' }

type NewLead = {
  contact: Contact
  visitor: Visitor
  origin: LeadOrigin
  /** Null without one. */
  estimate: Estimate | null
  /** Held for review, without confirmation. */
  isDoubtful: boolean
}

/** Queues the mails too. Equal data of a sender is stored once; where the visit began makes no difference to that. */
export async function createContactSubmission({
  contact,
  visitor,
  origin,
  estimate,
  isDoubtful,
}: NewLead): Promise<StoredContact> {
  const { data, error, status } = await createAdminClient().rpc('submit_contact', {
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
      source: visitor.source,
      landing_path: origin.landing?.path ?? null,
      landing_kind: origin.landing?.kind ?? null,
      landing_state: origin.landing?.state ?? null,
      referrer_host: origin.referrerHost,
      campaign: origin.campaign,
      estimate,
    },
    idempotency_key: submissionKey(visitor.sender, { ...contact, ...(estimate && { estimate }) }),
    address_hash: visitor.addressHash,
    held: isDoubtful,
    key_expires: !visitor.hasTicket,
  })
  if (!error) return { ok: true, id: data }
  if (error.code === RATE_LIMITED) return { ok: false, reason: 'busy' }
  // Other parts of the error may contain personal data of the row.
  const cause = error.code || `no answer, status ${status}`
  const failure = new DataError('contactSubmissions.create', { cause })
  log.error('contactSubmissions.create', failure)
  throw failure
}
