import 'server-only'
import { DataError, RATE_LIMITED } from '@/lib/errors'
import { submissionKey, type Visitor } from '@/lib/forms/visitor'
import { log } from '@/lib/observability/log'
import type { Application } from '@/lib/schemas/application'
import { createAdminClient } from '@/lib/supabase/admin'

type StoredApplication = { ok: true; id: string } | { ok: false; reason: 'busy' }

/** Queues the mails too. Equal data of a sender is stored once. `isDoubtful`: held for review, without confirmation. */
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
  // Other parts of the error may contain personal data of the row.
  const cause = error.code || `no answer, status ${status}`
  const failure = new DataError('applications.createApplication', { cause })
  log.error('applications.createApplication', failure)
  throw failure
}
