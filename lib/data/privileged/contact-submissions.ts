import 'server-only'
import { DataError, RATE_LIMITED } from '@/lib/errors'
import { submissionKey, type Visitor } from '@/lib/forms/visitor'
import { log } from '@/lib/observability/log'
import type { Contact } from '@/lib/schemas/contact'
import { createAdminClient } from '@/lib/supabase/admin'

type StoredContact = { ok: true; id: string } | { ok: false; reason: 'busy' }

/** Queues the mails too. Equal data of a sender is stored once. `isDoubtful`: held for review, without confirmation. */
export async function createContactSubmission(
  contact: Contact,
  visitor: Visitor,
  isDoubtful: boolean,
): Promise<StoredContact> {
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
    },
    idempotency_key: submissionKey(visitor.sender, contact),
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
