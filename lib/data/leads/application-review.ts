import 'server-only'
import { DataError } from '@/lib/errors'
import { type GearKind, toGearStatus, type GearStatus } from '@/lib/leads/gear'
import { toApplicationStatus, type ApplicationStatus } from '@/lib/leads/statuses'
import { createSessionClient } from '@/lib/supabase/server'

export type ApplicationGear = { id: string; kind: GearKind; name: string; status: GearStatus }

export type ReviewedApplication = {
  id: string
  name: string
  place: string
  status: ApplicationStatus
  /** ISO 8601. */
  createdAt: string
  email: string
  phone: string
  street: string
  zipCode: string
  country: string
  website: string | null
  linkedinUrl: string | null
  about: string
  gear: string | null
  source: string | null
  cameras: ApplicationGear[]
  lenses: ApplicationGear[]
}

const toGear = (kind: GearKind, rows: { id: string; name: string; status: string }[]): ApplicationGear[] =>
  rows
    .map(({ id, name, status }) => ({ id, kind, name, status: toGearStatus(status) ?? 'pending' }))
    .toSorted((one, other) => one.name.localeCompare(other.name))

/** Null for an unknown id, and for roles that may not read applications. */
export async function getApplication(id: string): Promise<ReviewedApplication | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('videographer_applications')
    .select('*, cameras (id, name, status), lenses (id, name, status)')
    .eq('id', id)
    .maybeSingle()
  if (error) throw new DataError('applicationReview.getApplication', { cause: error })
  return (
    data && {
      id: data.id,
      name: `${data.first_name} ${data.last_name}`,
      place: `${data.city}, ${data.state}`,
      status: toApplicationStatus(data.status) ?? 'new',
      createdAt: data.created_at,
      email: data.email,
      phone: data.phone,
      street: data.street,
      zipCode: data.zip_code,
      country: data.country,
      website: data.website,
      linkedinUrl: data.linkedin_url,
      about: data.about,
      gear: data.gear,
      source: data.source,
      cameras: toGear('camera', data.cameras),
      lenses: toGear('lens', data.lenses),
    }
  )
}

/** False when its status is no longer `from`, it does not exist, or the user may not change it. */
export async function setApplicationStatus(
  id: string,
  from: ApplicationStatus,
  to: ApplicationStatus,
): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('videographer_applications')
    .update({ status: to })
    .eq('id', id)
    .eq('status', from)
    .select('id')
  if (error) throw new DataError('applicationReview.setApplicationStatus', { cause: error })
  return data.length > 0
}
