import 'server-only'
import {
  type ContactField,
  type ContactValues,
  isPrivateContactField,
  type PrivateContactField,
} from '@/lib/catalogue/contacts'
import { DataError, isRefused, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import type { Edit, EditState } from '@/lib/forms/form-state'
import { saveEdit, type Stored } from '@/lib/forms/save-edit'
import { createSessionClient } from '@/lib/supabase/server'
import { clientCalled, UNKNOWN_CLIENT } from './client-names'

type Client = Awaited<ReturnType<typeof createSessionClient>>

export type ContactRecord = {
  id: string
  /** Of the public and of the private facts, for edits. */
  versions: { public: number; private: number }
  values: ContactValues
  clientId: string | null
  /** ISO 8601. */
  createdAt: string
  reviews: { id: string; rating: number; description: string }[]
}

const FIELD_COLUMNS =
  `first_name, last_name, position, client_id, version, clients!contacts_client_id_fkey(name),
  contact_details(email, phone, notes, version)` as const

type Row = {
  first_name: string
  last_name: string
  position: string | null
  client_id: string | null
  version: number
  clients: { name: string } | null
  contact_details: (Record<PrivateContactField, string | null> & { version: number }) | null
}

const toValues = (row: Row): ContactValues => ({
  firstName: row.first_name,
  lastName: row.last_name,
  position: row.position ?? '',
  client: row.clients?.name ?? '',
  email: row.contact_details?.email ?? '',
  phone: row.contact_details?.phone ?? '',
  notes: row.contact_details?.notes ?? '',
})

/** Version 1 stands for details that nobody has written yet. */
const privateVersion = ({ contact_details: details }: Row) => (details ? details.version + 1 : 1)

/** Null for an unknown id. */
export async function getContact(id: string): Promise<ContactRecord | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('contacts')
    .select(`id, created_at, ${FIELD_COLUMNS}, client_reviews(id, rating, description)`)
    .eq('id', id)
    .order('created_at', { referencedTable: 'client_reviews', ascending: false })
    .maybeSingle()
  if (error) throw new DataError('contactRecord.getContact', { cause: error })
  return (
    data && {
      id: data.id,
      versions: { public: data.version, private: privateVersion(data) },
      values: toValues(data),
      clientId: data.client_id,
      createdAt: data.created_at,
      reviews: data.client_reviews,
    }
  )
}

async function readField(client: Client, id: string, field: ContactField): Promise<Stored | null> {
  const { data, error } = await client.from('contacts').select(FIELD_COLUMNS).eq('id', id).maybeSingle()
  if (error) throw new DataError('contactRecord.readField', { cause: error })
  if (!data) return null
  const version = isPrivateContactField(field) ? privateVersion(data) : data.version
  return { version, value: toValues(data)[field] }
}

/** False when the details have another version by now, or the person may not write. */
async function writeDetail(
  client: Client,
  id: string,
  change: Partial<Record<PrivateContactField, string | null>>,
  version: number,
): Promise<boolean> {
  const details = client.from('contact_details')
  const request =
    version === 1
      ? details.upsert({ contact_id: id, ...change }, { onConflict: 'contact_id', ignoreDuplicates: true })
      : details
          .update(change)
          .eq('contact_id', id)
          .eq('version', version - 1)
  const { data, error } = await request.select('contact_id')
  if (error && !isRefused(error)) throw new DataError('contactRecord.writeDetail', { cause: error })
  return data !== null && data.length > 0
}

type Fact = { first_name?: string; last_name?: string; position?: string | null; client_id?: string | null }

async function writeFact(client: Client, id: string, change: Fact, version: number): Promise<boolean> {
  const { data, error } = await client
    .from('contacts')
    .update(change)
    .eq('id', id)
    .eq('version', version)
    .select('id')
  if (error && !isRefused(error)) throw new DataError('contactRecord.writeFact', { cause: error })
  return data !== null && data.length > 0
}

export async function editContact(id: string, field: ContactField, edit: Edit): Promise<EditState> {
  const client = await createSessionClient()
  const read = () => readField(client, id, field)
  if (isPrivateContactField(field)) {
    return saveEdit(edit, {
      read,
      write: (value, version) => writeDetail(client, id, { [field]: value || null }, version),
    })
  }
  const isUnchanged = edit.value === edit.base
  const clientId = field === 'client' && !isUnchanged ? await clientCalled(client, edit.value) : null
  if (clientId === 'unknown') return { status: 'invalid', error: UNKNOWN_CLIENT, edit }
  const changes = {
    firstName: (value: string): Fact => ({ first_name: value }),
    lastName: (value: string): Fact => ({ last_name: value }),
    position: (value: string): Fact => ({ position: value || null }),
    client: (): Fact => ({ client_id: clientId }),
  }
  return saveEdit(edit, {
    read,
    write: (value, version) => writeFact(client, id, changes[field](value), version),
  })
}

/** `values` are checked. 'taken': another contact has the id of the form. */
export async function createContact(
  id: string,
  { client: clientName, ...values }: ContactValues,
): Promise<'done' | 'taken' | 'refused' | { clientError: string }> {
  const client = await createSessionClient()
  const clientId = await clientCalled(client, clientName)
  if (clientId === 'unknown') return { clientError: UNKNOWN_CLIENT }
  const { data, error } = await client.rpc('add_contact', {
    added_id: id,
    facts: {
      first_name: values.firstName,
      last_name: values.lastName,
      position: values.position || null,
      client_id: clientId,
      email: values.email || null,
      phone: values.phone || null,
      notes: values.notes || null,
    },
  })
  if (isRefused(error)) return 'refused'
  if (error) throw new DataError('contactRecord.createContact', { cause: error })
  return data === 'done' ? 'done' : 'taken'
}

/** 'conflict' when a review or another record names the contact. */
export async function deleteContact(id: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('delete_unused_contact', { unused_id: id })
  return rpcOutcome('contactRecord.deleteContact', error)
}
