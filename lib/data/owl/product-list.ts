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
import type { ListQuery } from '@/lib/list/query'
import { type Picture, PICTURE_COLUMNS, toPicture } from '@/lib/owl/picture'
import { type ProductColumn, type ProductFilter, toMissingProductFact } from '@/lib/owl/products'

export type ProductRow = {
  id: string
  name: string
  soldBy: string
  category: string | null
  unit: string | null
  brand: { id: string; name: string } | null
  code: string | null
  picture: Picture | null
  isActive: boolean
  /** All, also those that the person may not read. */
  adGroups: number
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601. */
  changedAt: string
}

export type ProductQuery = ListQuery<ProductColumn, ProductFilter>

/** The generated type has null in every column of a view. */
type ViewRow = {
  id: string
  name: string
  sold_by: string
  category: string | null
  unit: string | null
  brand_id: string | null
  brand: string | null
  code: string | null
  is_active: boolean
  ad_groups: number
  created_at: string
  updated_at: string
  picture_path: string | null
  picture_alt: string | null
}

const COLUMNS = `id, name, sold_by, category, unit, brand_id, brand, code, is_active, ad_groups, created_at, updated_at,
  ${PICTURE_COLUMNS}`

const ORDERS: Partial<Record<ProductColumn, keyof ViewRow>> = {
  soldBy: 'sold_by',
  category: 'category',
  brand: 'brand',
  created: 'created_at',
  changed: 'updated_at',
}

const MISSING_COLUMNS = {
  category: 'category',
  unit: 'unit',
  brand: 'brand_id',
  code: 'code',
  picture: 'picture_path',
} as const

async function readRows(client: SessionClient, query: ProductQuery, range: RowRange) {
  const { text, filters, sort, isDescending } = query
  let request = client.from('product_list').select(COLUMNS, { count: range.count })
  if (filters.soldBy) request = request.eq('sold_by', filters.soldBy)
  if (filters.brand) request = request.eq('brand_id', filters.brand)
  if (filters.active) request = request.eq('is_active', filters.active === 'yes')
  const missing = toMissingProductFact(filters.missing)
  if (missing) request = request.is(MISSING_COLUMNS[missing], null)
  const words = searchTextFilter(text)
  if (words) request = request.or(words)
  const column = ORDERS[sort] ?? 'name'
  const order: SortKey<keyof ViewRow>[] = [
    { column, isDescending, nulls: 'last' },
    ...(column === 'name' ? [] : [{ column: 'name' } as const]),
    { column: 'id' },
  ]
  const response = await inOrder(request, order, range).overrideTypes<ViewRow[], { merge: false }>()
  return toFoundRows('productList.readRows', response, order, toRow)
}

const toRow = (row: ViewRow): ProductRow => ({
  id: row.id,
  name: row.name,
  soldBy: row.sold_by,
  category: row.category,
  unit: row.unit,
  brand: row.brand_id !== null && row.brand !== null ? { id: row.brand_id, name: row.brand } : null,
  code: row.code,
  picture: toPicture(row),
  isActive: row.is_active,
  adGroups: row.ad_groups,
  createdAt: row.created_at,
  changedAt: row.updated_at,
})

export const searchProducts = pagesOf(readRows)
export const exportProducts = batchesOf(readRows)
