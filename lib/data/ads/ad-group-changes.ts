import 'server-only'
import type { AdGroupField } from '@/lib/ads/types'
import { DataError, isRefused, rpcOutcome } from '@/lib/errors'
import type { Edit, EditState } from '@/lib/forms/form-state'
import { saveEdit } from '@/lib/forms/save-edit'
import type { NewAdGroup } from '@/lib/schemas/ad-group'
import { createSessionClient } from '@/lib/supabase/server'
import { removeAdFiles } from '@/lib/data/privileged/ad-files'
import { clientCalled, UNKNOWN_CLIENT } from '@/lib/data/catalogue/client-names'
import { CHANGES, FIELD_COLUMNS, toValues } from './ad-group-detail'

type CreatedAdGroup = { id: string } | { clientError: string } | 'refused'

export async function createAdGroup(group: NewAdGroup): Promise<CreatedAdGroup> {
  const client = await createSessionClient()
  const clientId = await clientCalled(client, group.catalogueClient)
  if (clientId === 'unknown') return { clientError: UNKNOWN_CLIENT }
  const { data, error } = await client.rpc('create_ad_group', {
    name: group.name,
    client: group.client,
    product: group.product,
    ...(group.description && { description: group.description }),
    ...(group.dueDate && { due_date: group.dueDate }),
    ...(clientId && { catalogue_client_id: clientId }),
  })
  if (isRefused(error)) return 'refused'
  if (error) throw new DataError('adGroupChanges.createAdGroup', { cause: error })
  return { id: data }
}

export async function editAdGroup(id: string, field: AdGroupField, edit: Edit): Promise<EditState> {
  const client = await createSessionClient()
  const isNewClient = field === 'catalogueClient' && edit.value !== edit.base
  const clientId = isNewClient ? await clientCalled(client, edit.value) : null
  if (clientId === 'unknown') return { status: 'invalid', error: UNKNOWN_CLIENT, edit }
  return saveEdit(edit, {
    async read() {
      const { data, error } = await client.from('ad_groups').select(FIELD_COLUMNS).eq('id', id).maybeSingle()
      if (error) throw new DataError('adGroupChanges.editAdGroup', { cause: error })
      return data && { version: data.version, value: toValues(data)[field] }
    },
    async write(value, version) {
      const { data, error } = await client
        .from('ad_groups')
        .update(field === 'catalogueClient' ? { client_id: clientId } : CHANGES[field](value))
        .eq('id', id)
        .eq('version', version)
        .select('id')
      if (error) throw new DataError('adGroupChanges.editAdGroup', { cause: error })
      return data.length > 0
    },
  })
}

/** False when the group is gone or the user may not change it. */
export async function setPreviewEnabled(id: string, isEnabled: boolean): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('ad_groups')
    .update({ preview_enabled: isEnabled })
    .eq('id', id)
    .select('id')
  if (error) throw new DataError('adGroupChanges.setPreviewEnabled', { cause: error })
  return data.length > 0
}

/** All or none. Null when the group is gone or the user is not assigned to it. */
export async function createAds(groupId: string, titles: readonly string[]): Promise<string[] | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('create_ads', { of_group: groupId, titles: [...titles] })
  return rpcOutcome('adGroupChanges.createAds', error) === 'done' ? data : null
}

/** Deletes its ads and their files too. False when the group is gone or the user may not delete it. */
export async function deleteAdGroup(id: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data: files, error: readError } = await client
    .from('ad_files')
    .select('path')
    .like('path', `${id}/%`)
  if (readError) throw new DataError('adGroupChanges.deleteAdGroup', { cause: readError })
  const { data, error } = await client.from('ad_groups').delete().eq('id', id).select('id')
  if (error) throw new DataError('adGroupChanges.deleteAdGroup', { cause: error })
  if (data.length === 0) return false
  await removeAdFiles(files.map(({ path }) => path))
  return true
}
