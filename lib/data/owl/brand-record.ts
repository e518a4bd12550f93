import 'server-only'
import { DataError, FOREIGN_KEY_VIOLATION, isRefused, type RpcOutcome, UNIQUE_VIOLATION } from '@/lib/errors'
import type { Edit, EditState } from '@/lib/forms/form-state'
import type { BrandField, BrandKind, BrandValues } from '@/lib/owl/brands'
import type { NewBrand } from '@/lib/schemas/brand'
import { createSessionClient } from '@/lib/supabase/server'
import { editRecord } from './edit-record'

type BrandProduct = { id: string; name: string; isActive: boolean }

export type BrandRecord = {
  id: string
  /** Of the record, for edits. */
  version: number
  values: BrandValues
  colors: string[]
  /** File name in the bucket `logos`. */
  logo: string | null
  /** ISO 8601. */
  createdAt: string
  products: BrandProduct[]
  /** How often a site carries, carried or will carry it. */
  associations: number
}

type FieldRow = {
  name: string
  kind: BrandKind
  colors: string[]
  guidelines_url: string | null
  notes: string | null
}

const FIELD_COLUMNS = 'name, kind, colors, guidelines_url, notes, version'

const toValues = (row: Omit<FieldRow, 'kind'> & { kind: string }): BrandValues => ({
  name: row.name,
  kind: row.kind,
  colors: row.colors.join(' '),
  guidelines: row.guidelines_url ?? '',
  notes: row.notes ?? '',
})

const toColors = (colors: string) => colors.split(' ').filter(Boolean)

const CHANGES: Record<BrandField, (value: string) => Partial<Omit<FieldRow, 'kind'> & { kind: string }>> = {
  name: (name) => ({ name }),
  kind: (kind) => ({ kind }),
  colors: (colors) => ({ colors: toColors(colors) }),
  guidelines: (url) => ({ guidelines_url: url || null }),
  notes: (notes) => ({ notes: notes || null }),
}

/** With the products that name it. Null for an unknown id. */
export async function getBrand(id: string): Promise<BrandRecord | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('brands')
    .select(
      `id, logo_path, created_at, ${FIELD_COLUMNS}, products(id, name, is_active), brand_associations(count)`,
    )
    .eq('id', id)
    .order('name', { referencedTable: 'products' })
    .maybeSingle()
  if (error) throw new DataError('brandRecord.getBrand', { cause: error })
  return (
    data && {
      id: data.id,
      version: data.version,
      values: toValues(data),
      colors: data.colors,
      logo: data.logo_path,
      createdAt: data.created_at,
      products: data.products.map(({ id, name, is_active: isActive }) => ({ id, name, isActive })),
      associations: data.brand_associations[0]?.count ?? 0,
    }
  )
}

type CreatedBrand = { id: string } | 'name-taken' | 'refused'

export async function createBrand(brand: NewBrand): Promise<CreatedBrand> {
  const { name, kind, colors, guidelines, notes } = brand
  const client = await createSessionClient()
  const { data, error } = await client
    .from('brands')
    .insert({
      ...CHANGES.colors(colors),
      ...CHANGES.guidelines(guidelines),
      ...CHANGES.notes(notes),
      name,
      kind,
    })
    .select('id')
    .single()
  if (error?.code === UNIQUE_VIOLATION) return 'name-taken'
  if (isRefused(error)) return 'refused'
  if (error) throw new DataError('brandRecord.createBrand', { cause: error })
  return data
}

export const editBrand = (id: string, field: BrandField, edit: Edit): Promise<EditState> =>
  editRecord(edit, {
    operation: 'brandRecord.editBrand',
    taken: 'Another brand has this name',
    async read(client) {
      const { data, error } = await client.from('brands').select(FIELD_COLUMNS).eq('id', id).maybeSingle()
      return { data: data && { version: data.version, value: toValues(data)[field] }, error }
    },
    write: (client, value, version) =>
      client.from('brands').update(CHANGES[field](value)).eq('id', id).eq('version', version).select('id'),
  })

/** `logo` is a file name in the bucket `logos`. False when the brand is gone, or the person may not change it. */
export async function setBrandLogo(id: string, logo: string | null): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client.from('brands').update({ logo_path: logo }).eq('id', id).select('id')
  if (error) throw new DataError('brandRecord.setBrandLogo', { cause: error })
  return data.length > 0
}

/** 'conflict' when a product or a site names the brand. */
export async function deleteBrand(id: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { data, error } = await client.from('brands').delete().eq('id', id).select('id')
  if (error?.code === FOREIGN_KEY_VIOLATION) return 'conflict'
  if (error) throw new DataError('brandRecord.deleteBrand', { cause: error })
  return data.length > 0 ? 'done' : 'refused'
}
