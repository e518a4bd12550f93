import 'server-only'
import {
  isOutOfRange,
  type ListPage,
  readInBatches,
  readListPage,
  searchTextFilter,
} from '@/lib/data/query/lists'
import { DataError } from '@/lib/errors'
import type { ListQuery } from '@/lib/list/query'
import { type BrandColumn, type BrandFilter, toMissingBrandFact } from '@/lib/owl/brands'
import { createSessionClient } from '@/lib/supabase/server'

export type BrandRow = {
  id: string
  name: string
  kind: string
  /** As '#rrggbb'. */
  colors: string[]
  /** File name in the bucket `logos`. */
  logo: string | null
  guidelines: string | null
  products: number
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601. */
  changedAt: string
}

export type BrandQuery = ListQuery<BrandColumn, BrandFilter>

const COLUMNS = 'id, name, kind, colors, logo_path, guidelines_url, created_at, updated_at, products(count)'

const ORDERS: Partial<Record<BrandColumn, 'kind' | 'created_at' | 'updated_at'>> = {
  kind: 'kind',
  created: 'created_at',
  changed: 'updated_at',
}

const MISSING_COLUMNS = { logo: 'logo_path', guidelines: 'guidelines_url' } as const

type Client = Awaited<ReturnType<typeof createSessionClient>>

/** The rows from `first` to `last`, both inclusive and counted from 0. */
async function readRows(client: Client, query: BrandQuery, first: number, last: number, count?: 'exact') {
  const { text, filters, sort, isDescending } = query
  let request = client.from('brands').select(COLUMNS, { count })
  if (filters.kind) request = request.eq('kind', filters.kind)
  const missing = toMissingBrandFact(filters.missing)
  if (missing) request = request.is(MISSING_COLUMNS[missing], null)
  const words = searchTextFilter(text)
  if (words) request = request.or(words)
  const column = ORDERS[sort] ?? 'name'
  let ordered = request.order(column, { ascending: !isDescending })
  if (column !== 'name') ordered = ordered.order('name')
  const response = await ordered.order('id').range(first, last)
  if (isOutOfRange(response.error)) return { rows: [], total: null }
  if (response.error) throw new DataError('brandList.readRows', { cause: response.error })
  const rows = response.data.map((row): BrandRow => ({
    id: row.id,
    name: row.name,
    kind: row.kind,
    colors: row.colors,
    logo: row.logo_path,
    guidelines: row.guidelines_url,
    products: row.products[0]?.count ?? 0,
    createdAt: row.created_at,
    changedAt: row.updated_at,
  }))
  return { rows, total: response.count }
}

/** Null after the last page. */
export async function searchBrands(query: BrandQuery): Promise<ListPage<BrandRow> | null> {
  const client = await createSessionClient()
  return readListPage(query.page, (first, last) => readRows(client, query, first, last, 'exact'))
}

/** Reads the session now. The batches are read after the request. */
export async function exportBrands(query: BrandQuery): Promise<AsyncIterable<BrandRow[]>> {
  const client = await createSessionClient()
  return readInBatches(async (first, last) => (await readRows(client, query, first, last)).rows)
}

const MAX_OPTIONS = 2000

export type NamedBrand = { id: string; name: string }

export async function listBrandOptions(): Promise<NamedBrand[]> {
  const client = await createSessionClient()
  const { data, error } = await client.from('brands').select('id, name').order('name').limit(MAX_OPTIONS)
  if (error) throw new DataError('brandList.listBrandOptions', { cause: error })
  return data
}
