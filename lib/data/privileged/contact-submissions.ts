import 'server-only'
import { DataError, RATE_LIMITED } from '@/lib/errors'
import { submissionKey, type Visitor } from '@/lib/forms/visitor'
import { log } from '@/lib/observability/log'
import type { Contact } from '@/lib/schemas/contact'
import { createAdminClient } from '@/lib/supabase/admin'

/** `busy`: the sender's address has sent as many as it may for now. */
type StoredContact = { ok: true; id: string } | { ok: false; reason: 'busy' }

/**
 * Stores what a visitor sent, and the mail about it; the same from the same sender is stored once and gives the same id.
 *
 * @param isDoubtful stores it for review, and confirms nothing to the sender yet
 * @throws DataError when it could not be stored.
 */
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
  // The rest of the error may quote the row, and with it the person.
  const cause = error.code || `no answer, status ${status}`
  const failure = new DataError('contactSubmissions.create', { cause })
  log.error('contactSubmissions.create', failure)
  throw failure
}
