import 'server-only'
import { DataError, RATE_LIMITED } from '@/lib/errors'
import { submissionKey, type Visitor } from '@/lib/forms/visitor'
import { log } from '@/lib/observability/log'
import type { Application } from '@/lib/schemas/application'
import { createAdminClient } from '@/lib/supabase/admin'

/** `busy`: the sender's address has sent as many as it may for now. */
type StoredApplication = { ok: true; id: string } | { ok: false; reason: 'busy' }

/**
 * Stores what a videographer sent, and the mail about it; the same from the same sender is stored once and gives the same id.
 *
 * @param isDoubtful stores it for review, and confirms nothing to the sender yet
 * @throws DataError when it could not be stored.
 */
export async function createApplication(
  application: Application,
  visitor: Visitor,
  isDoubtful: boolean,
): Promise<StoredApplication> {
  const { data, error, status } = await createAdminClient().rpc('submit_application', {
    payload: {
      first_name: application.firstName,
      last_name: application.lastName,
      email: application.email,
      phone: application.phone,
      street: application.street,
      city: application.city,
      state: application.state,
      zip_code: application.zipCode,
      country: application.country,
      website: application.website,
      linkedin_url: application.linkedinUrl,
      about: application.about,
      cameras: application.selectedCameras,
      lenses: application.selectedLenses,
      gear: application.gear,
      source: visitor.source,
    },
    idempotency_key: submissionKey(visitor.sender, application),
    address_hash: visitor.addressHash,
    held: isDoubtful,
    key_expires: !visitor.hasTicket,
  })
  if (!error) return { ok: true, id: data }
  if (error.code === RATE_LIMITED) return { ok: false, reason: 'busy' }
  // The rest of the error may quote the row, and with it the person.
  const cause = error.code || `no answer, status ${status}`
  const failure = new DataError('applications.createApplication', { cause })
  log.error('applications.createApplication', failure)
  throw failure
}
