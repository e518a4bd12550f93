import 'server-only'
import { type AdGroupStatus, toAdGroupStatus } from '@/lib/ads/types'
import { DataError, FOREIGN_KEY_VIOLATION, isRefused, type RpcOutcome, UNIQUE_VIOLATION } from '@/lib/errors'
import type { Edit, EditState } from '@/lib/forms/form-state'
import { type Picture, toPicture } from '@/lib/owl/picture'
import { type ProductField, type ProductValues, toActive } from '@/lib/owl/products'
import type { NewProduct } from '@/lib/schemas/product'
import { createSessionClient } from '@/lib/supabase/server'
import { editRecord } from './edit-record'

type ProductAdGroup = { id: string; name: string; status: AdGroupStatus }

export type ProductRecord = {
  id: string
  /** Of the record, for edits. */
  version: number
  values: ProductValues
  brand: { id: string; name: string } | null
  isActive: boolean
  picture: Picture | null
  /** ISO 8601. */
  createdAt: string
  /** Those that the person may read; newest first. */
  adGroups: ProductAdGroup[]
}

type FieldRow = {
  name: string
  sold_by: string
  category: string | null
  unit: string | null
  brand_id: string | null
  code: string | null
  is_active: boolean
  notes: string | null
  picture_alt: string | null
}

const FIELD_COLUMNS = 'name, sold_by, category, unit, brand_id, code, is_active, notes, picture_alt, version'

const toValues = (row: FieldRow): ProductValues => ({
  name: row.name,
  soldBy: row.sold_by,
  category: row.category ?? '',
  unit: row.unit ?? '',
  brand: row.brand_id ?? '',
  code: row.code ?? '',
  active: toActive(row.is_active),
  notes: row.notes ?? '',
  pictureAlt: row.picture_alt ?? '',
})

const CHANGES: Record<ProductField, (value: string) => Partial<FieldRow>> = {
  name: (name) => ({ name }),
  soldBy: (soldBy) => ({ sold_by: soldBy }),
  category: (category) => ({ category: category || null }),
  unit: (unit) => ({ unit: unit || null }),
  brand: (id) => ({ brand_id: id || null }),
  code: (code) => ({ code: code || null }),
  active: (active) => ({ is_active: active === 'yes' }),
  notes: (notes) => ({ notes: notes || null }),
  pictureAlt: (alt) => ({ picture_alt: alt || null }),
}

/** Null for an unknown id. */
export async function getProduct(id: string): Promise<ProductRecord | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('products')
    .select(`id, created_at, picture_path, ${FIELD_COLUMNS}, brands(id, name), ad_groups(id, name, status)`)
    .eq('id', id)
    .order('created_at', { referencedTable: 'ad_groups', ascending: false })
    .maybeSingle()
  if (error) throw new DataError('productRecord.getProduct', { cause: error })
  return (
    data && {
      id: data.id,
      version: data.version,
      values: toValues(data),
      brand: data.brands,
      isActive: data.is_active,
      picture: toPicture(data),
      createdAt: data.created_at,
      adGroups: data.ad_groups.map(({ id, name, status }) => ({
        id,
        name,
        status: toAdGroupStatus(status) ?? 'planned',
      })),
    }
  )
}

/** All that name the product, also for those who do not read ad groups. */
export async function countProductAdGroups(id: string): Promise<number> {
  const client = await createSessionClient()
  const { data, error } = await client.from('product_list').select('ad_groups').eq('id', id).maybeSingle()
  if (error) throw new DataError('productRecord.countProductAdGroups', { cause: error })
  return data?.ad_groups ?? 0
}

/** The field whose value another product has. */
type Taken = 'name' | 'code'

const TAKEN_MESSAGES: Record<Taken, string> = {
  name: 'Another product has this name',
  code: 'Another product has this code',
}

type CreatedProduct = { id: string } | { taken: Taken; message: string } | 'refused'

export async function createProduct({ name, soldBy, ...facts }: NewProduct): Promise<CreatedProduct> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('products')
    .insert({
      ...CHANGES.category(facts.category),
      ...CHANGES.unit(facts.unit),
      ...CHANGES.brand(facts.brand),
      ...CHANGES.code(facts.code),
      ...CHANGES.notes(facts.notes),
      picture_path: facts.picture || null,
      picture_alt: (facts.picture && facts.pictureAlt) || null,
      sold_by: soldBy,
      name,
    })
    .select('id')
    .single()
  if (error?.code === UNIQUE_VIOLATION) {
    const taken = error.message.includes('products_code_idx') ? 'code' : 'name'
    return { taken, message: TAKEN_MESSAGES[taken] }
  }
  if (isRefused(error)) return 'refused'
  if (error) throw new DataError('productRecord.createProduct', { cause: error })
  return data
}

export const editProduct = (id: string, field: ProductField, edit: Edit): Promise<EditState> =>
  editRecord(edit, {
    operation: 'productRecord.editProduct',
    taken: TAKEN_MESSAGES[field === 'code' ? 'code' : 'name'],
    async read(client) {
      const { data, error } = await client.from('products').select(FIELD_COLUMNS).eq('id', id).maybeSingle()
      return { data: data && { version: data.version, value: toValues(data)[field] }, error }
    },
    write: (client, value, version) =>
      client.from('products').update(CHANGES[field](value)).eq('id', id).eq('version', version).select('id'),
  })

/** 'conflict' when an ad group or a deal names the product. */
export async function deleteProduct(id: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { data, error } = await client.from('products').delete().eq('id', id).select('id')
  if (error?.code === FOREIGN_KEY_VIOLATION) return 'conflict'
  if (error) throw new DataError('productRecord.deleteProduct', { cause: error })
  return data.length > 0 ? 'done' : 'refused'
}
