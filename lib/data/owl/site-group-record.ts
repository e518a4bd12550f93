import 'server-only'
import { DataError, FOREIGN_KEY_VIOLATION, isRefused, UNIQUE_VIOLATION } from '@/lib/errors'
import type { Edit, EditState } from '@/lib/forms/form-state'
import { formatAddress, readAddress } from '@/lib/owl/address'
import type { SiteGroupScreen } from '@/lib/owl/site-group-screen'
import type { SiteGroupField, SiteGroupValues } from '@/lib/owl/site-groups'
import type { NewSiteGroup } from '@/lib/schemas/site-group'
import { createSessionClient } from '@/lib/supabase/server'
import { editRecord } from './edit-record'

export type SiteGroupRecord = SiteGroupScreen & {
  id: string
  /** Of the record, for edits. */
  version: number
  values: SiteGroupValues
  /** ISO 8601. */
  createdAt: string
}

const FIELD_COLUMNS =
  'name, legal_name, status, owner_id, website, billing_street, billing_city, billing_state, billing_zip, notes'

type FieldRow = {
  name: string
  legal_name: string | null
  status: string
  owner_id: string | null
  website: string | null
  billing_street: string | null
  billing_city: string | null
  billing_state: string | null
  billing_zip: string | null
  notes: string | null
}

const toValues = (row: FieldRow): SiteGroupValues => ({
  name: row.name,
  legalName: row.legal_name ?? '',
  status: row.status,
  owner: row.owner_id ?? '',
  website: row.website ?? '',
  billingAddress: formatAddress({
    street: row.billing_street ?? '',
    city: row.billing_city ?? '',
    state: row.billing_state ?? '',
    zip: row.billing_zip ?? '',
  }),
  notes: row.notes ?? '',
})

function billingColumns(typed: string) {
  const read = readAddress(typed)
  if ('error' in read) throw new TypeError('The schema accepts no such address')
  const { street, city, state, zip } = read.address
  return {
    billing_street: street || null,
    billing_city: city || null,
    billing_state: state || null,
    billing_zip: zip || null,
  }
}

const CHANGES: Record<SiteGroupField, (value: string) => Partial<FieldRow>> = {
  name: (name) => ({ name }),
  legalName: (name) => ({ legal_name: name || null }),
  status: (status) => ({ status }),
  owner: (id) => ({ owner_id: id || null }),
  website: (website) => ({ website: website || null }),
  billingAddress: billingColumns,
  notes: (notes) => ({ notes: notes || null }),
}

type Answer = SiteGroupScreen & { group: FieldRow & { id: string; version: number; created_at: string } }

/** Null for an unknown id. */
export async function getSiteGroup(id: string): Promise<SiteGroupRecord | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('get_site_group', { of_group: id })
  if (error) throw new DataError('siteGroupRecord.getSiteGroup', { cause: error })
  if (!data) return null
  const { group, ...screen } = data as unknown as Answer
  return { ...screen, id, version: group.version, values: toValues(group), createdAt: group.created_at }
}

export async function createSiteGroup(
  group: NewSiteGroup,
): Promise<{ id: string } | 'name-taken' | 'refused'> {
  const client = await createSessionClient()
  const { name, ...facts } = group
  const columns = Object.entries(facts).map(([field, value]) => CHANGES[field as SiteGroupField](value))
  const { data, error } = await client
    .from('parent_groups')
    .insert({ name, ...(Object.assign({}, ...columns) as Partial<FieldRow>) })
    .select('id')
    .single()
  if (error?.code === UNIQUE_VIOLATION) return 'name-taken'
  if (isRefused(error)) return 'refused'
  if (error) throw new DataError('siteGroupRecord.createSiteGroup', { cause: error })
  return data
}

export const editSiteGroup = (id: string, field: SiteGroupField, edit: Edit): Promise<EditState> =>
  editRecord(edit, {
    operation: 'siteGroupRecord.editSiteGroup',
    taken: 'Another site group has this name',
    async read(client) {
      const { data, error } = await client
        .from('parent_groups')
        .select(`version, ${FIELD_COLUMNS}`)
        .eq('id', id)
        .maybeSingle()
      return { data: data && { version: data.version, value: toValues(data)[field] }, error }
    },
    write: (client, value, version) =>
      client
        .from('parent_groups')
        .update(CHANGES[field](value))
        .eq('id', id)
        .eq('version', version)
        .select('id'),
  })

/** 'used': sites, ad groups, tasks or notes name it. */
export async function deleteSiteGroup(id: string): Promise<'done' | 'used' | 'refused'> {
  const client = await createSessionClient()
  const { data, error } = await client.from('parent_groups').delete().eq('id', id).select('id')
  if (error?.code === FOREIGN_KEY_VIOLATION) return 'used'
  if (error) throw new DataError('siteGroupRecord.deleteSiteGroup', { cause: error })
  return data.length > 0 ? 'done' : 'refused'
}
