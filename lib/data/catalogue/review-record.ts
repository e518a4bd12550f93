import 'server-only'
import { HOME_REVIEWS, type ReviewField, type ReviewStatus, type ReviewValues } from '@/lib/catalogue/reviews'
import { DataError, isRefused } from '@/lib/errors'
import type { Edit, EditState } from '@/lib/forms/form-state'
import { saveEdit } from '@/lib/forms/save-edit'
import type { NewReview } from '@/lib/schemas/review'
import { createSessionClient } from '@/lib/supabase/server'
import { companyDay, companyToday } from '@/lib/time/in-zone'

export type ReviewRecord = {
  id: string
  /** Of the record, for edits. */
  version: number
  values: ReviewValues
  status: ReviewStatus
  /** Before the newest ones. */
  isChosen: boolean
  /** ISO 8601. */
  createdAt: string
}

const FIELD_COLUMNS = 'rating, description, client_id, contact_id, featured_video_id, created_at, version'

type FieldRow = {
  rating: number
  description: string
  client_id: string
  contact_id: string | null
  featured_video_id: string | null
  created_at: string
}

const toValues = (row: FieldRow): ReviewValues => ({
  rating: String(row.rating),
  description: row.description,
  client: row.client_id,
  contact: row.contact_id ?? '',
  film: row.featured_video_id ?? '',
  date: companyDay(row.created_at),
})

/** Noon in UTC is the same day on the company's calendar. */
const noonOf = (day: string) => `${day}T12:00:00Z`

const CHANGES: Record<ReviewField, (value: string) => Partial<FieldRow>> = {
  rating: (rating) => ({ rating: Number(rating) }),
  description: (description) => ({ description }),
  client: (id) => ({ client_id: id }),
  contact: (id) => ({ contact_id: id || null }),
  film: (id) => ({ featured_video_id: id || null }),
  date: (day) => ({ created_at: noonOf(day) }),
}

/** Null for an unknown id. */
export async function getReview(id: string): Promise<ReviewRecord | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('client_reviews')
    .select(`id, status, is_chosen, ${FIELD_COLUMNS}`)
    .eq('id', id)
    .maybeSingle()
  if (error) throw new DataError('reviewRecord.getReview', { cause: error })
  return (
    data && {
      id: data.id,
      version: data.version,
      values: toValues(data),
      status: data.status as ReviewStatus,
      isChosen: data.is_chosen,
      createdAt: data.created_at,
    }
  )
}

export async function listReviewsOfContacts(contactIds: string[]): Promise<string[]> {
  const client = await createSessionClient()
  const { data, error } = await client.from('client_reviews').select('id').in('contact_id', contactIds)
  if (error) throw new DataError('reviewRecord.listReviewsOfContacts', { cause: error })
  return data.map(({ id }) => id)
}

/** The ids of the reviews that the home page shows, in its order. */
export async function listHomeReviewIds(): Promise<string[]> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('client_reviews')
    .select('id')
    .eq('status', 'published')
    .order('is_chosen', { ascending: false })
    .order('created_at', { ascending: false })
    .order('id')
    .limit(HOME_REVIEWS)
  if (error) throw new DataError('reviewRecord.listHomeReviewIds', { cause: error })
  return data.map(({ id }) => id)
}

/** False when the person may not, or client, contact or film are gone. A review of today gets the present time. */
export async function createReview(id: string, review: NewReview): Promise<boolean> {
  const client = await createSessionClient()
  const isToday = review.date === companyToday()
  const { error } = await client.from('client_reviews').insert({
    id,
    rating: Number(review.rating),
    description: review.description,
    status: review.status,
    client_id: review.client,
    contact_id: review.contact || null,
    featured_video_id: review.film || null,
    ...(!isToday && { created_at: noonOf(review.date) }),
  })
  if (isRefused(error)) return false
  if (error) throw new DataError('reviewRecord.createReview', { cause: error })
  return true
}

export async function editReview(id: string, field: ReviewField, edit: Edit): Promise<EditState> {
  const client = await createSessionClient()
  return saveEdit(edit, {
    async read() {
      const { data, error } = await client
        .from('client_reviews')
        .select(FIELD_COLUMNS)
        .eq('id', id)
        .maybeSingle()
      if (error) throw new DataError('reviewRecord.editReview', { cause: error })
      return data && { version: data.version, value: toValues(data)[field] }
    },
    async write(value, version) {
      const { data, error } = await client
        .from('client_reviews')
        .update(CHANGES[field](value))
        .eq('id', id)
        .eq('version', version)
        .select('id')
      if (error && !isRefused(error)) throw new DataError('reviewRecord.editReview', { cause: error })
      return data !== null && data.length > 0
    },
  })
}

/** False when it has another status by now, is gone, or the person may not change it. */
export async function setReviewStatus(id: string, from: ReviewStatus, to: ReviewStatus): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('client_reviews')
    .update({ status: to })
    .eq('id', id)
    .eq('status', from)
    .select('id')
  if (error && !isRefused(error)) throw new DataError('reviewRecord.setReviewStatus', { cause: error })
  return data !== null && data.length > 0
}

/** False when it was chosen or put back by somebody else, is gone, or the person may not change it. */
export async function chooseReview(id: string, isChosen: boolean): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('client_reviews')
    .update({ is_chosen: isChosen })
    .eq('id', id)
    .eq('is_chosen', !isChosen)
    .select('id')
  if (error && !isRefused(error)) throw new DataError('reviewRecord.chooseReview', { cause: error })
  return data !== null && data.length > 0
}

/** False when it is gone, or the person may not delete it. */
export async function deleteReview(id: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client.from('client_reviews').delete().eq('id', id).select('id')
  if (error) throw new DataError('reviewRecord.deleteReview', { cause: error })
  return data.length > 0
}
