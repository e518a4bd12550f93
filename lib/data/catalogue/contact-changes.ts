import 'server-only'
import {
  type ContactDuty,
  type ContactField,
  type ContactValues,
  isContactDuty,
  isPrivateContactField,
  type PrivateContactField,
} from '@/lib/catalogue/contacts'
import type { SessionClient } from '@/lib/data/query/lists'
import { DataError, isRefused, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import type { Edit, EditState, FieldErrors } from '@/lib/forms/form-state'
import { saveEdit } from '@/lib/forms/save-edit'
import { createSessionClient } from '@/lib/supabase/server'
import { splitSiteNumbers } from '@/lib/text/typed-list'
import { clientCalled, UNKNOWN_CLIENT } from './client-names'
import { readContactField } from './contact-record'

/** False when the details have another version by now, or the person may not write. */
async function writeDetail(
  client: SessionClient,
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
  if (error && !isRefused(error)) throw new DataError('contactChanges.writeDetail', { cause: error })
  return data !== null && data.length > 0
}

type Fact = { first_name?: string; last_name?: string; position?: string | null; client_id?: string | null }

async function writeFact(client: SessionClient, id: string, change: Fact, version: number): Promise<boolean> {
  const { data, error } = await client
    .from('contacts')
    .update(change)
    .eq('id', id)
    .eq('version', version)
    .select('id')
  if (error && !isRefused(error)) throw new DataError('contactChanges.writeFact', { cause: error })
  return data !== null && data.length > 0
}

type Duty = {
  parent_group_id?: string | null
  brand_id?: string | null
  site_ids?: string[]
  reach?: string | null
  preferred_way?: string | null
  do_not_contact?: boolean
}

async function writeDuty(client: SessionClient, id: string, change: Duty, version: number): Promise<boolean> {
  const { data, error } = await client
    .from('contact_duties')
    .update(change)
    .eq('contact_id', id)
    .eq('version', version)
    .select('contact_id')
  if (error && !isRefused(error)) throw new DataError('contactChanges.writeDuty', { cause: error })
  return data !== null && data.length > 0
}

const NO_GROUP = 'Choose a site group first. The numbers are those of its sites.'

type Sites = { ids: string[] } | { error: string }

/** `groupId` is empty without a group. */
async function sitesNumbered(client: SessionClient, groupId: string, typed: string): Promise<Sites> {
  const numbers = splitSiteNumbers(typed)
  if (numbers.length === 0) return { ids: [] }
  if (!groupId) return { error: NO_GROUP }
  const { data, error } = await client.rpc('find_sites_by_number', { of_group: groupId, numbers })
  if (error) throw new DataError('contactChanges.sitesNumbered', { cause: error })
  const found = data as { id: string; number: string }[]
  const known = new Set(found.map(({ number }) => number))
  const missing = numbers.filter((number) => !known.has(number.toLowerCase())).slice(0, 5)
  return missing.length > 0
    ? { error: `The group has no site ${missing.join(', ')}` }
    : { ids: found.map(({ id }) => id) }
}

async function dutyOf(
  client: SessionClient,
  id: string,
  field: ContactDuty,
  value: string,
): Promise<Duty | { error: string }> {
  switch (field) {
    case 'group':
      return { parent_group_id: value || null }
    case 'brand':
      return { brand_id: value || null }
    case 'reach':
      return { reach: value || null }
    case 'preferredWay':
      return { preferred_way: value || null }
    case 'doNotContact':
      return { do_not_contact: value === 'yes' }
    case 'sites': {
      const group = await readContactField(client, id, 'group')
      const sites = await sitesNumbered(client, group?.value ?? '', value)
      return 'error' in sites ? sites : { site_ids: sites.ids }
    }
  }
}

export async function editContact(id: string, field: ContactField, edit: Edit): Promise<EditState> {
  const client = await createSessionClient()
  const read = () => readContactField(client, id, field)
  if (isPrivateContactField(field)) {
    return saveEdit(edit, {
      read,
      write: (value, version) => writeDetail(client, id, { [field]: value || null }, version),
    })
  }
  if (isContactDuty(field)) {
    const duty = await dutyOf(client, id, field, edit.value)
    if ('error' in duty) return { status: 'invalid', error: duty.error, edit }
    return saveEdit(edit, { read, write: (_, version) => writeDuty(client, id, duty, version) })
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
): Promise<'done' | 'taken' | 'refused' | { errors: FieldErrors }> {
  const client = await createSessionClient()
  const clientId = await clientCalled(client, clientName)
  if (clientId === 'unknown') return { errors: { client: UNKNOWN_CLIENT } }
  const sites = await sitesNumbered(client, values.group, values.sites)
  if ('error' in sites) return { errors: { sites: sites.error } }
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
      parent_group_id: values.group || null,
      brand_id: values.brand || null,
      site_ids: sites.ids,
      reach: values.reach || null,
      preferred_way: values.preferredWay || null,
      do_not_contact: values.doNotContact === 'yes',
    },
  })
  if (isRefused(error)) return 'refused'
  if (error) throw new DataError('contactChanges.createContact', { cause: error })
  return data === 'done' ? 'done' : 'taken'
}

/** 'conflict' when a review or another record names the contact. */
export async function deleteContact(id: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('delete_unused_contact', { unused_id: id })
  return rpcOutcome('contactChanges.deleteContact', error)
}
