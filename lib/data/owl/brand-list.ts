import 'server-only'
import {
  batchesOf,
  pagesOf,
  type RowRange,
  searchTextFilter,
  type SessionClient,
  toFoundRows,
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

async function readRows(client: SessionClient, query: BrandQuery, { first, last, count }: RowRange) {
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
  return toFoundRows('brandList.readRows', response, (row): BrandRow => ({
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
}

export const searchBrands = pagesOf(readRows)
export const exportBrands = batchesOf(readRows)

const MAX_OPTIONS = 2000

export type NamedBrand = { id: string; name: string }

export async function listBrandOptions(): Promise<NamedBrand[]> {
  const client = await createSessionClient()
  const { data, error } = await client.from('brands').select('id, name').order('name').limit(MAX_OPTIONS)
  if (error) throw new DataError('brandList.listBrandOptions', { cause: error })
  return data
}
