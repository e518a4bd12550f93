import 'server-only'
import type { AdKind } from '@/lib/ads/types'
import { DataError } from '@/lib/errors'
import type { Edit, EditState } from '@/lib/forms/form-state'
import { saveEdit } from '@/lib/forms/save-edit'
import { createSessionClient } from '@/lib/supabase/server'
import { removeAdFiles } from '@/lib/data/privileged/ad-files'

const COLUMNS = { static: 'static_ad_url', motion: 'motion_ad_url' } as const

const CHANGES = {
  static: (path: string) => ({ static_ad_url: path }),
  motion: (path: string) => ({ motion_ad_url: path }),
} as const satisfies Record<AdKind, unknown>

const FOREIGN_KEY_VIOLATION = '23503'

export async function editAdTitle(id: string, edit: Edit): Promise<EditState> {
  const client = await createSessionClient()
  return saveEdit(edit, {
    async read() {
      const { data, error } = await client.from('ads').select('title, version').eq('id', id).maybeSingle()
      if (error) throw new DataError('adChanges.editAdTitle', { cause: error })
      return data && { version: data.version, value: data.title }
    },
    async write(title, version) {
      const { data, error } = await client
        .from('ads')
        .update({ title })
        .eq('id', id)
        .eq('version', version)
        .select('id')
      if (error) throw new DataError('adChanges.editAdTitle', { cause: error })
      return data.length > 0
    },
  })
}

type RestoreRequest = {
  adId: string
  kind: AdKind
  path: string
  /** Of the file in use when the page was rendered; null for none. */
  currentPath: string | null
}

/** False when another file is in use by now, the version is gone, or the user may not change the ad. */
export async function restoreAdFile({ adId, kind, path, currentPath }: RestoreRequest): Promise<boolean> {
  const client = await createSessionClient()
  const { data: file, error: readError } = await client
    .from('ad_files')
    .select('path')
    .match({ path, kind, ad_id: adId })
    .maybeSingle()
  if (readError) throw new DataError('adChanges.restoreAdFile', { cause: readError })
  if (!file) return false
  const column = COLUMNS[kind]
  const change = client.from('ads').update(CHANGES[kind](file.path)).eq('id', adId)
  const { data, error } = await (
    currentPath === null ? change.is(column, null) : change.eq(column, currentPath)
  ).select('id')
  if (error) throw new DataError('adChanges.restoreAdFile', { cause: error })
  return data.length > 0
}

/** False when the version is in use or gone, or the user may not delete it. */
export async function deleteAdVersion(adId: string, path: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client.from('ad_files').delete().match({ path, ad_id: adId }).select('path')
  if (error?.code === FOREIGN_KEY_VIOLATION) return false
  if (error) throw new DataError('adChanges.deleteAdVersion', { cause: error })
  await removeAdFiles(data.map((file) => file.path))
  return data.length > 0
}

/** Deletes its files too. Returns the id of its group; null when the ad is gone or the user may not delete it. */
export async function deleteAd(id: string): Promise<string | null> {
  const client = await createSessionClient()
  const { data: files, error: readError } = await client.from('ad_files').select('path').eq('ad_id', id)
  if (readError) throw new DataError('adChanges.deleteAd', { cause: readError })
  const { data, error } = await client.from('ads').delete().eq('id', id).select('ad_group_id').maybeSingle()
  if (error) throw new DataError('adChanges.deleteAd', { cause: error })
  if (!data) return null
  await removeAdFiles(files.map(({ path }) => path))
  return data.ad_group_id
}
