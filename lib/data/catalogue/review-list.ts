import 'server-only'
import type { ReviewColumn, ReviewFilter, ReviewStatus } from '@/lib/catalogue/reviews'
import {
  batchesOf,
  pagesOf,
  type RowRange,
  searchTextFilter,
  type SessionClient,
  toFoundRows,
} from '@/lib/data/query/lists'
import { inOrder, type SortKey } from '@/lib/data/query/row-order'
import { DataError } from '@/lib/errors'
import type { ListQuery } from '@/lib/list/query'
import { createSessionClient } from '@/lib/supabase/server'
import { displayTitle } from '@/lib/video/labels'

export type ReviewRow = {
  id: string
  rating: number
  description: string
  status: ReviewStatus
  client: string
  contact: string | null
  film: string | null
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601. */
  changedAt: string
}

export type ReviewQuery = ListQuery<ReviewColumn, ReviewFilter>

/** The generated type has null in every column of a view. */
type ViewRow = {
  id: string
  rating: number
  description: string
  status: ReviewStatus
  client: string
  contact: string | null
  film: string | null
  created_at: string
  updated_at: string
}

const COLUMNS = 'id, rating, description, status, client, contact, film, created_at, updated_at'

const ORDERS: Partial<Record<ReviewColumn, keyof ViewRow>> = {
  client: 'client',
  rating: 'rating',
  status: 'status',
  changed: 'updated_at',
}

async function readRows(client: SessionClient, query: ReviewQuery, range: RowRange) {
  const { text, filters, sort, isDescending } = query
  let request = client.from('review_list').select(COLUMNS, { count: range.count })
  if (filters.status) request = request.eq('status', filters.status)
  if (filters.rating) request = request.eq('rating', Number(filters.rating))
  if (filters.client) request = request.eq('client_id', filters.client)
  if (filters.film) request = request.eq('featured_video_id', filters.film)
  const words = searchTextFilter(text)
  if (words) request = request.or(words)
  const column = ORDERS[sort] ?? 'created_at'
  const order: SortKey<keyof ViewRow>[] = [
    { column, isDescending },
    ...(column === 'created_at' ? [] : [{ column: 'created_at', isDescending: true } as const]),
    { column: 'id' },
  ]
  const response = await inOrder(request, order, range).overrideTypes<ViewRow[], { merge: false }>()
  return toFoundRows('reviewList.readRows', response, order, toRow)
}

const toRow = ({ created_at, updated_at, ...row }: ViewRow): ReviewRow => ({
  ...row,
  createdAt: created_at,
  changedAt: updated_at,
})

export const searchReviews = pagesOf(readRows)
export const exportReviews = batchesOf(readRows)

const MAX_OPTIONS = 1000

export type ReviewedOptions = Record<'client' | 'film', { id: string; name: string }[]>

/** The clients and films that reviews name. */
export async function listReviewedOptions(): Promise<ReviewedOptions> {
  const client = await createSessionClient()
  const [clients, films] = await Promise.all([
    client
      .from('clients')
      .select('id, name, client_reviews!inner(id)')
      .limit(1, { referencedTable: 'client_reviews' })
      .order('name')
      .limit(MAX_OPTIONS),
    client
      .from('videos')
      .select('id, name_on_website, name_internal, client_reviews!inner(id)')
      .limit(1, { referencedTable: 'client_reviews' })
      .order('name_on_website')
      .limit(MAX_OPTIONS),
  ])
  if (clients.error) throw new DataError('reviewList.listReviewedOptions', { cause: clients.error })
  if (films.error) throw new DataError('reviewList.listReviewedOptions', { cause: films.error })
  return {
    client: clients.data.map(({ id, name }) => ({ id, name })),
    film: films.data.map((film) => ({ id: film.id, name: displayTitle(film) })),
  }
}
