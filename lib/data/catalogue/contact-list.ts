import 'server-only'
import type { ContactColumn, ContactFilter, ContactRow } from '@/lib/catalogue/contacts'
import {
  searchTextFilter,
  isOutOfRange,
  type ListPage,
  readInBatches,
  readListPage,
} from '@/lib/data/query/lists'
import { DataError } from '@/lib/errors'
import type { ListQuery } from '@/lib/list/query'
import { createSessionClient } from '@/lib/supabase/server'

export type ContactQuery = ListQuery<ContactColumn, ContactFilter>

/** The generated type has null in every column of a view. */
type ViewRow = {
  id: string
  first_name: string
  last_name: string
  position: string | null
  client: string | null
  email: string | null
  phone: string | null
  reviews: number
  created_at: string
  updated_at: string
}

const COLUMNS = 'id, first_name, last_name, position, client, email, phone, reviews, created_at, updated_at'

const ORDERS: Partial<Record<ContactColumn, keyof ViewRow>> = {
  client: 'client',
  created: 'created_at',
  changed: 'updated_at',
}

const toRow = (row: ViewRow): ContactRow => ({
  id: row.id,
  name: `${row.first_name} ${row.last_name}`,
  position: row.position,
  client: row.client,
  email: row.email,
  phone: row.phone,
  reviews: row.reviews,
  createdAt: row.created_at,
  changedAt: row.updated_at,
})

type Client = Awaited<ReturnType<typeof createSessionClient>>

/** The rows from `first` to `last`, both inclusive and counted from 0. */
async function readRows(client: Client, query: ContactQuery, first: number, last: number, count?: 'exact') {
  const { text, filters, sort, isDescending } = query
  let request = client.from('contact_list').select(COLUMNS, { count })
  if (filters.client) request = request.eq('client_id', filters.client)
  if (filters.email === 'yes') request = request.not('email', 'is', null)
  if (filters.email === 'no') request = request.is('email', null)
  const words = searchTextFilter(text)
  if (words) request = request.or(words)
  const column = ORDERS[sort] ?? 'last_name'
  const ascending = !isDescending
  let ordered = request.order(column, { ascending, ...(column === 'client' && { nullsFirst: false }) })
  if (column === 'last_name') ordered = ordered.order('first_name', { ascending })
  else ordered = ordered.order('last_name').order('first_name')
  const response = await ordered.order('id').range(first, last).overrideTypes<ViewRow[], { merge: false }>()
  if (isOutOfRange(response.error)) return { rows: [], total: null }
  if (response.error) throw new DataError('contactList.readRows', { cause: response.error })
  return { rows: response.data.map(toRow), total: response.count }
}

/** Null after the last page. */
export async function searchContacts(query: ContactQuery): Promise<ListPage<ContactRow> | null> {
  const client = await createSessionClient()
  return readListPage(query.page, (first, last) => readRows(client, query, first, last, 'exact'))
}

/** Reads the session now. The batches are read after the request. */
export async function exportContacts(query: ContactQuery): Promise<AsyncIterable<ContactRow[]>> {
  const client = await createSessionClient()
  return readInBatches(async (first, last) => (await readRows(client, query, first, last)).rows)
}
