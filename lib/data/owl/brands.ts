import 'server-only'
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
import type { Edit } from '@/lib/forms/form-state'
import type { RecordValues } from '@/lib/forms/record-fields'
import type { ListQuery } from '@/lib/list/query'
import { BRAND_FIELDS, type BrandColumn, type BrandField, type BrandFilter } from '@/lib/owl/brands'
import { hasKey } from '@/lib/text/untrusted'
import { createSessionClient } from '@/lib/supabase/server'
import { toGuidelinesFile } from './brand-files'
import { createRow, deleteRow, editRow, type StoredRecord, toValues } from './stored-record'

const STORED: StoredRecord<'brands', BrandField> = {
  table: 'brands',
  fields: BRAND_FIELDS,
  taken: 'Another brand has this name',
}

export const createBrand = (values: RecordValues<BrandField>) => createRow(STORED, values)
export const editBrand = (id: string, field: BrandField, edit: Edit) => editRow(STORED, id, field, edit)
export const deleteBrand = (id: string) => deleteRow(STORED, id)

const COLUMNS =
  'id, name, kind, colors, logo_path, guidelines_url, guidelines_file, created_at, updated_at, products(count)'

const ORDERS = { kind: 'kind', created: 'created_at', changed: 'updated_at' } as const

async function readRows(
  client: SessionClient,
  { text, filters, sort, isDescending }: ListQuery<BrandColumn, BrandFilter>,
  range: RowRange,
) {
  let request = client.from('brands').select(COLUMNS, { count: range.count })
  if (filters.kind) request = request.eq('kind', filters.kind)
  if (filters.missing === 'logo') request = request.is('logo_path', null)
  if (filters.missing === 'guidelines')
    request = request.is('guidelines_url', null).is('guidelines_file', null)
  const words = searchTextFilter(text)
  if (words) request = request.or(words)
  const column = hasKey(ORDERS, sort) ? ORDERS[sort] : 'name'
  const order: SortKey<'name' | (typeof ORDERS)[keyof typeof ORDERS] | 'id'>[] = [
    { column, isDescending },
    ...(column === 'name' ? [] : [{ column: 'name' } as const]),
    { column: 'id' },
  ]
  const response = await inOrder(request, order, range)
  return toFoundRows('brands.readRows', response, order, (row) => ({
    ...row,
    products: row.products[0]?.count ?? 0,
  }))
}

export type BrandRow = Awaited<ReturnType<typeof readRows>>['rows'][number]

export const searchBrands = pagesOf(readRows)
export const exportBrands = batchesOf(readRows)

/** With the products that name it. Null for an unknown id. */
export async function getBrand(id: string) {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('brands')
    .select('*, products(id, name, is_active), brand_associations(count)')
    .eq('id', id)
    .order('name', { referencedTable: 'products' })
    .maybeSingle()
  if (error) throw new DataError('brands.getBrand', { cause: error })
  if (!data) return null
  return {
    id,
    version: data.version,
    values: toValues(BRAND_FIELDS, data),
    logo: data.logo_path,
    guidelinesFile: toGuidelinesFile(data),
    createdAt: data.created_at,
    products: data.products,
    uses: { product: data.products.length, 'brand association': data.brand_associations[0]?.count ?? 0 },
  }
}
