import 'server-only'
import {
  type ContactColumn,
  type ContactFilter,
  type ContactRow,
  toContactWay,
} from '@/lib/catalogue/contacts'
import {
  batchesOf,
  pagesOf,
  readViewPage,
  type RowRange,
  searchTextFilter,
  type SessionClient,
  toFoundRows,
} from '@/lib/data/query/lists'
import { inOrder, type SortKey } from '@/lib/data/query/row-order'
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
  parent_group: string | null
  site_numbers: string[]
  brand: string | null
  reach: string | null
  preferred_way: string | null
  do_not_contact: boolean
  email: string | null
  phone: string | null
  reviews: number
  created_at: string
  updated_at: string
}

const COLUMNS = `id, first_name, last_name, position, client, parent_group, site_numbers, brand, reach, preferred_way,
  do_not_contact, email, phone, reviews, created_at, updated_at`

const ORDERS: Partial<Record<ContactColumn, keyof ViewRow>> = {
  client: 'client',
  group: 'parent_group',
  brand: 'brand',
  created: 'created_at',
  changed: 'updated_at',
}

const JOINED: readonly (keyof ViewRow)[] = ['client', 'parent_group', 'brand']

const toRow = (row: ViewRow): ContactRow => ({
  id: row.id,
  name: `${row.first_name} ${row.last_name}`,
  position: row.position,
  client: row.client,
  group: row.parent_group,
  sites: row.site_numbers,
  brand: row.brand,
  reach: row.reach,
  preferredWay: toContactWay(row.preferred_way ?? ''),
  doNotContact: row.do_not_contact,
  email: row.email,
  phone: row.phone,
  reviews: row.reviews,
  createdAt: row.created_at,
  changedAt: row.updated_at,
})

async function readRows(client: SessionClient, query: ContactQuery, range: RowRange) {
  const { text, filters, sort, isDescending } = query
  const words = searchTextFilter(text)
  const column = ORDERS[sort] ?? 'last_name'
  const isByName = column === 'last_name'
  const order: SortKey<keyof ViewRow>[] = [
    { column, isDescending, nulls: 'last' },
    ...(isByName ? [] : [{ column: 'last_name' } as const]),
    { column: 'first_name', isDescending: isByName && isDescending },
    { column: 'id' },
  ]
  const response = await readViewPage(range, COLUMNS, JOINED.includes(column), (columns, slice, ids) => {
    let request = client.from('contact_list').select(columns, { count: slice?.count })
    if (ids) request = request.in('id', ids)
    if (filters.client) request = request.eq('client_id', filters.client)
    if (filters.group) request = request.eq('parent_group_id', filters.group)
    if (filters.site) request = request.contains('site_ids', [filters.site])
    if (filters.brand) request = request.eq('brand_id', filters.brand)
    if (filters.dnc) request = request.is('do_not_contact', filters.dnc === 'yes')
    if (filters.email === 'yes') request = request.not('email', 'is', null)
    if (filters.email === 'no') request = request.is('email', null)
    if (words) request = request.or(words)
    return inOrder(request, order, slice).overrideTypes<ViewRow[], { merge: false }>()
  })
  return toFoundRows('contactList.readRows', response, order, toRow)
}

/** The site that a list is narrowed to. Null without one, and for an unknown one. */
export async function getSiteOfFilter({
  filters,
}: ContactQuery): Promise<{ id: string; name: string } | null> {
  if (!filters.site) return null
  const client = await createSessionClient()
  const { data, error } = await client
    .from('sites')
    .select('id, number, name')
    .eq('id', filters.site)
    .maybeSingle()
  if (error) throw new DataError('contactList.getSiteOfFilter', { cause: error })
  return data && { id: data.id, name: `${data.number} ${data.name}` }
}

export const searchContacts = pagesOf(readRows)
export const exportContacts = batchesOf(readRows)
