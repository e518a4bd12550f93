import 'server-only'
import type { ContactColumn, ContactFilter, ContactRow } from '@/lib/catalogue/contacts'
import {
  batchesOf,
  pagesOf,
  type RowRange,
  searchTextFilter,
  type SessionClient,
  toFoundRows,
} from '@/lib/data/query/lists'
import type { ListQuery } from '@/lib/list/query'

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

async function readRows(client: SessionClient, query: ContactQuery, { first, last, count }: RowRange) {
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
  return toFoundRows('contactList.readRows', response, toRow)
}

export const searchContacts = pagesOf(readRows)
export const exportContacts = batchesOf(readRows)
