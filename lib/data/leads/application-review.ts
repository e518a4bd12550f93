import 'server-only'
import { DataError } from '@/lib/errors'
import { type GearKind, toGearStatus, type GearStatus } from '@/lib/leads/gear'
import { APPLICATION_STATUSES, toApplicationStatus, type ApplicationStatus } from '@/lib/leads/statuses'
import type { ApplicationSearch } from '@/lib/leads/search'
import { createSessionClient } from '@/lib/supabase/server'
import { everyWordFilter, toListPage, type ListPage } from '@/lib/data/query/lists'

const PAGE_SIZE = 20
const SEARCHED = ['first_name', 'last_name', 'email', 'city', 'state', 'zip_code', 'about', 'gear']

export type ApplicationSummary = {
  id: string
  name: string
  place: string
  status: ApplicationStatus
  /** ISO 8601. */
  createdAt: string
}

export type ApplicationGear = { id: string; kind: GearKind; name: string; status: GearStatus }

export type ReviewedApplication = ApplicationSummary & {
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

type SummaryRow = {
  id: string
  first_name: string
  last_name: string
  city: string
  state: string
  status: string
  created_at: string
}

const toSummary = (row: SummaryRow): ApplicationSummary => ({
  id: row.id,
  name: `${row.first_name} ${row.last_name}`,
  place: `${row.city}, ${row.state}`,
  status: toApplicationStatus(row.status) ?? 'new',
  createdAt: row.created_at,
})

const toGear = (kind: GearKind, rows: { id: string; name: string; status: string }[]): ApplicationGear[] =>
  rows
    .map(({ id, name, status }) => ({ id, kind, name, status: toGearStatus(status) ?? 'pending' }))
    .toSorted((one, other) => one.name.localeCompare(other.name))

/** All 0 for roles that may not read applications. */
export async function countApplications(): Promise<Record<ApplicationStatus, number>> {
  const { data, error } = await (await createSessionClient()).rpc('count_applications')
  if (error) throw new DataError('applicationReview.countApplications', { cause: error })
  const totals = new Map(data.map(({ status, total }) => [status, total]))
  const counts = APPLICATION_STATUSES.map((status) => [status, totals.get(status) ?? 0] as const)
  return Object.fromEntries(counts) as Record<ApplicationStatus, number>
}

/** Newest first. An application must contain every word. */
export async function searchApplications(search: ApplicationSearch): Promise<ListPage<ApplicationSummary>> {
  const client = await createSessionClient()
  const first = (search.page - 1) * PAGE_SIZE
  let query = client
    .from('videographer_applications')
    .select('id, first_name, last_name, city, state, status, created_at', { count: 'exact' })
    .order('created_at', { ascending: false })
    .order('id')
  if (search.status) query = query.eq('status', search.status)
  const words = everyWordFilter(SEARCHED, search.text)
  if (words) query = query.or(words)
  const { data, count, error } = await query.range(first, first + PAGE_SIZE - 1)
  if (error) throw new DataError('applicationReview.searchApplications', { cause: error })
  return toListPage(data.map(toSummary), count, PAGE_SIZE)
}

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
      ...toSummary(data),
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
