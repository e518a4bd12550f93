import 'server-only'
import { type ClientColumn, type ClientFilter, toMissingFact } from '@/lib/catalogue/clients'
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

export type ClientRow = {
  id: string
  name: string
  /** File name in the bucket `logos`. */
  logo: string | null
  website: string | null
  /** Dash-separated. */
  industry: string | null
  isFeatured: boolean
  films: number
  reviews: number
  contacts: number
  adGroups: number
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601. */
  changedAt: string
}

export type ClientQuery = ListQuery<ClientColumn, ClientFilter>

/** The generated type has null in every column of a view. */
type ViewRow = {
  id: string
  name: string
  logo: string | null
  website: string | null
  industry: string | null
  featured_logo: boolean
  created_at: string
  updated_at: string
}

const COLUMNS = 'id, name, logo, website, industry, featured_logo, created_at, updated_at'

const ORDERS: Partial<Record<ClientColumn, keyof ViewRow>> = {
  industry: 'industry',
  featured: 'featured_logo',
  created: 'created_at',
  changed: 'updated_at',
}

const MISSING_COLUMNS = { logo: 'logo', website: 'website', industry: 'industry_id' } as const

async function readRows(client: SessionClient, query: ClientQuery, range: RowRange) {
  const { text, filters, sort, isDescending } = query
  let request = client.from('client_list').select(COLUMNS, { count: range.count })
  if (filters.featured) request = request.eq('featured_logo', filters.featured === 'yes')
  if (filters.industry) request = request.eq('industry_id', filters.industry)
  const missing = toMissingFact(filters.missing)
  if (missing) request = request.is(MISSING_COLUMNS[missing], null)
  const words = searchTextFilter(text)
  if (words) request = request.or(words)
  const column = ORDERS[sort] ?? 'name'
  const order: SortKey<keyof ViewRow>[] = [
    { column, isDescending, ...(column === 'industry' && { nulls: 'last' }) },
    ...(column === 'name' ? [] : [{ column: 'name' } as const]),
    { column: 'id' },
  ]
  const response = await inOrder(request, order, range).overrideTypes<ViewRow[], { merge: false }>()
  const found = toFoundRows('clientList.readRows', response, order, (row) => row)
  return { ...found, rows: await addCounts(client, found.rows) }
}

async function addCounts(client: SessionClient, rows: ViewRow[]): Promise<ClientRow[]> {
  if (rows.length === 0) return []
  const { data, error } = await client.rpc('count_client_records', { client_ids: rows.map(({ id }) => id) })
  if (error) throw new DataError('clientList.addCounts', { cause: error })
  const counts = new Map(data.map((count) => [count.client_id, count]))
  return rows.map((row) => {
    const { films = 0, reviews = 0, contacts = 0, ad_groups: adGroups = 0 } = counts.get(row.id) ?? {}
    return {
      id: row.id,
      name: row.name,
      logo: row.logo,
      website: row.website,
      industry: row.industry,
      isFeatured: row.featured_logo,
      films,
      reviews,
      contacts,
      adGroups,
      createdAt: row.created_at,
      changedAt: row.updated_at,
    }
  })
}

export const searchClients = pagesOf(readRows)
export const exportClients = batchesOf(readRows)

const MAX_OPTIONS = 2000

export type NamedClient = { id: string; name: string }

export async function listClientOptions(): Promise<NamedClient[]> {
  const client = await createSessionClient()
  const { data, error } = await client.from('clients').select('id, name').order('name').limit(MAX_OPTIONS)
  if (error) throw new DataError('clientList.listClientOptions', { cause: error })
  return data
}

export type IndustryOption = { id: string; name: string }

/** Names are dash-separated. */
export async function listIndustryOptions(): Promise<IndustryOption[]> {
  const client = await createSessionClient()
  const { data, error } = await client.from('industries').select('id, name').order('name')
  if (error) throw new DataError('clientList.listIndustryOptions', { cause: error })
  return data
}
