import 'server-only'
import { type AdGroupStatus, toAdGroupStatus } from '@/lib/ads/types'
import { DataError, FOREIGN_KEY_VIOLATION, isRefused, UNIQUE_VIOLATION } from '@/lib/errors'
import type { Edit, EditState } from '@/lib/forms/form-state'
import { formatAddress, readAddress } from '@/lib/owl/address'
import type { SiteGroupField, SiteGroupValues } from '@/lib/owl/site-groups'
import { type SiteStatus, toSiteStatus } from '@/lib/owl/sites'
import type { NewSiteGroup } from '@/lib/schemas/site-group'
import { createSessionClient } from '@/lib/supabase/server'
import { editRecord } from './edit-record'

type GroupSite = {
  id: string
  number: string
  name: string
  status: SiteStatus
  city: string | null
  /** Two letters. */
  state: string | null
}

type GroupAdGroup = { id: string; name: string; status: AdGroupStatus }

export type SiteGroupRecord = {
  id: string
  /** Of the record, for edits. */
  version: number
  values: SiteGroupValues
  /** ISO 8601. */
  createdAt: string
  /** The first ones by name. */
  sites: GroupSite[]
  siteCount: number
  /** Newest first. Empty for roles that do not read ad groups. */
  adGroups: GroupAdGroup[]
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

const SHOWN_SITES = 10
const SHOWN_AD_GROUPS = 10

/** Null for an unknown id. */
export async function getSiteGroup(id: string): Promise<SiteGroupRecord | null> {
  const client = await createSessionClient()
  const [{ data, error }, sites] = await Promise.all([
    client
      .from('parent_groups')
      .select(`id, version, created_at, ${FIELD_COLUMNS}, ad_groups(id, name, status)`)
      .eq('id', id)
      .order('created_at', { referencedTable: 'ad_groups', ascending: false })
      .limit(SHOWN_AD_GROUPS, { referencedTable: 'ad_groups' })
      .maybeSingle(),
    client
      .from('sites')
      .select('id, number, name, status, city, state', { count: 'exact' })
      .eq('parent_group_id', id)
      .order('name')
      .order('id')
      .limit(SHOWN_SITES),
  ])
  if (error) throw new DataError('siteGroupRecord.getSiteGroup', { cause: error })
  if (sites.error) throw new DataError('siteGroupRecord.getSiteGroup', { cause: sites.error })
  return (
    data && {
      id: data.id,
      version: data.version,
      values: toValues(data),
      createdAt: data.created_at,
      sites: sites.data.map((site) => ({ ...site, status: toSiteStatus(site.status) ?? 'open' })),
      siteCount: sites.count ?? 0,
      adGroups: data.ad_groups.map(({ id, name, status }) => ({
        id,
        name,
        status: toAdGroupStatus(status) ?? 'planned',
      })),
    }
  )
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
