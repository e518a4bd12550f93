import 'server-only'
import {
  type ContactField,
  type ContactValues,
  type ContactVersions,
  type PrivateContactField,
  versionOfField,
} from '@/lib/catalogue/contacts'
import type { SessionClient } from '@/lib/data/query/lists'
import { DataError } from '@/lib/errors'
import type { Stored } from '@/lib/forms/save-edit'
import { createSessionClient } from '@/lib/supabase/server'

type Named = { id: string; name: string }

export type ContactRecord = {
  id: string
  versions: ContactVersions
  values: ContactValues
  clientId: string | null
  group: Named | null
  brand: Named | null
  /** By number. */
  sites: { id: string; number: string; name: string }[]
  /** ISO 8601. */
  createdAt: string
  reviews: { id: string; rating: number; description: string }[]
}

const FIELD_COLUMNS =
  `first_name, last_name, position, client_id, version, clients!contacts_client_id_fkey(name),
  contact_details!contact_details_contact_id_fkey(email, phone, notes, version),
  contact_duties!contact_duties_contact_id_fkey(
    reach, preferred_way, do_not_contact, version,
    parent_groups!contact_duties_parent_group_id_fkey(id, name), brands!contact_duties_brand_id_fkey(id, name)
  ),
  contact_sites!contact_sites_contact_id_fkey(sites!contact_sites_site_id_fkey(id, number, name))` as const

type Row = {
  first_name: string
  last_name: string
  position: string | null
  client_id: string | null
  version: number
  clients: { name: string } | null
  contact_details: (Record<PrivateContactField, string | null> & { version: number }) | null
  contact_duties: {
    reach: string | null
    preferred_way: string | null
    do_not_contact: boolean
    version: number
    parent_groups: Named | null
    brands: Named | null
  } | null
  contact_sites: { sites: ContactRecord['sites'][number] }[]
}

const sitesOf = (row: Row) =>
  row.contact_sites
    .map(({ sites }) => sites)
    .toSorted((one, other) => one.number.localeCompare(other.number) || (one.id < other.id ? -1 : 1))

const toValues = (row: Row): ContactValues => ({
  firstName: row.first_name,
  lastName: row.last_name,
  position: row.position ?? '',
  client: row.clients?.name ?? '',
  email: row.contact_details?.email ?? '',
  phone: row.contact_details?.phone ?? '',
  notes: row.contact_details?.notes ?? '',
  group: row.contact_duties?.parent_groups?.id ?? '',
  sites: sitesOf(row)
    .map(({ number }) => number)
    .join(', '),
  brand: row.contact_duties?.brands?.id ?? '',
  reach: row.contact_duties?.reach ?? '',
  preferredWay: row.contact_duties?.preferred_way ?? '',
  doNotContact: row.contact_duties?.do_not_contact ? 'yes' : '',
})

const versionsOf = (row: Row): ContactVersions => ({
  public: row.version,
  private: privateVersion(row),
  duties: row.contact_duties?.version ?? 0,
})

/** Version 1 stands for details that nobody has written yet. */
const privateVersion = ({ contact_details: details }: Row) => (details ? details.version + 1 : 1)

/** Null for an unknown id. */
export async function getContact(id: string): Promise<ContactRecord | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('contacts')
    .select(
      `id, created_at, ${FIELD_COLUMNS}, client_reviews!client_reviews_contact_id_fkey(id, rating, description)`,
    )
    .eq('id', id)
    .order('created_at', { referencedTable: 'client_reviews', ascending: false })
    .maybeSingle()
  if (error) throw new DataError('contactRecord.getContact', { cause: error })
  return (
    data && {
      id: data.id,
      versions: versionsOf(data),
      values: toValues(data),
      clientId: data.client_id,
      group: data.contact_duties?.parent_groups ?? null,
      brand: data.contact_duties?.brands ?? null,
      sites: sitesOf(data),
      createdAt: data.created_at,
      reviews: data.client_reviews,
    }
  )
}

export async function readContactField(
  client: SessionClient,
  id: string,
  field: ContactField,
): Promise<Stored | null> {
  const { data, error } = await client.from('contacts').select(FIELD_COLUMNS).eq('id', id).maybeSingle()
  if (error) throw new DataError('contactRecord.readField', { cause: error })
  if (!data) return null
  return { version: versionOfField(versionsOf(data), field), value: toValues(data)[field] }
}
