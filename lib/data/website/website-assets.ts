import 'server-only'
import { findAssetSlot, type AssetFiles, type AssetSlot } from '@/lib/catalogue/assets/slots'
import { keepFile } from '@/lib/data/records/keep-file'
import { DataError, isRefused } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

const MAX_VERSIONS = 50

export type AssetVersion = {
  id: string
  files: AssetFiles
  /** As the uploaded file was called. */
  fileName: string
  /** ISO 8601. */
  createdAt: string
}

export type AssetRecord = {
  id: string
  slot: AssetSlot
  /** Counts the changes of what is in use. */
  version: number
  /** Null: what the site is delivered with. */
  inUseId: string | null
  /** ISO 8601. */
  changedAt: string
  /** The newest first. */
  versions: AssetVersion[]
}

const COLUMNS =
  'id, slot, version, version_id, updated_at, website_asset_versions!website_asset_versions_slot_id_fkey(id, files, file_name, created_at)'

/** In no order. Rows whose slot the site does not have any more are left out. */
export async function listAssetRecords(id?: string): Promise<AssetRecord[]> {
  const client = await createSessionClient()
  const request = client
    .from('website_asset_slots')
    .select(COLUMNS)
    .order('created_at', { referencedTable: 'website_asset_versions', ascending: false })
    .limit(MAX_VERSIONS, { referencedTable: 'website_asset_versions' })
  const { data, error } = await (id === undefined ? request : request.eq('id', id))
  if (error) throw new DataError('websiteAssets.listAssetRecords', { cause: error })
  return data.flatMap((row) => {
    const slot = findAssetSlot(row.slot)
    if (!slot) return []
    const versions = row.website_asset_versions.map((version) => ({
      id: version.id,
      files: version.files as AssetFiles,
      fileName: version.file_name,
      createdAt: version.created_at,
    }))
    return [
      {
        id: row.id,
        slot,
        version: row.version,
        inUseId: row.version_id,
        changedAt: row.updated_at,
        versions,
      },
    ]
  })
}

export const getAssetRecord = async (id: string): Promise<AssetRecord | null> =>
  (await listAssetRecords(id))[0] ?? null

type StoredFile = { name: string; type: string; content: Buffer }

/** Keeps files under their names for good. False when the person may not. */
export async function storeAssetFiles(files: readonly StoredFile[]): Promise<boolean> {
  for (const { name, type, content } of files) {
    if (!(await keepFile('website-assets', name, content, type))) return false
  }
  return true
}

/** False when the person may not. */
export async function addAssetVersion(slotId: string, files: AssetFiles, fileName: string): Promise<boolean> {
  const client = await createSessionClient()
  const { error } = await client
    .from('website_asset_versions')
    .insert({ slot_id: slotId, files, file_name: fileName })
  if (isRefused(error)) return false
  if (error) throw new DataError('websiteAssets.addAssetVersion', { cause: error })
  return true
}

/** 'stale' when somebody changed what is in use since `version`, or the person may not. */
export async function putVersionInUse(
  id: string,
  version: number,
  versionId: string | null,
): Promise<'done' | 'stale'> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('website_asset_slots')
    .update({ version_id: versionId })
    .eq('id', id)
    .eq('version', version)
    .select('id')
  if (isRefused(error)) return 'stale'
  if (error) throw new DataError('websiteAssets.putVersionInUse', { cause: error })
  return data.length > 0 ? 'done' : 'stale'
}
