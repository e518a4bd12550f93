import 'server-only'
import type { StoredUpload } from '@/lib/ads/inspect/check-upload'
import type { AdKind } from '@/lib/ads/types'
import { uploadPrefix } from '@/lib/ads/upload-path'
import { DataError, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'
import { createSessionClient } from '@/lib/supabase/server'
import { canChangeAd } from '@/lib/data/ads/ad-detail'
import { removeAdFiles } from './ad-files'

/** Long enough to read the largest film once. */
const READ_WITHIN_SECONDS = 600

/** Longer than the address of an upload works. */
const UNFINISHED_AFTER_MS = 24 * 60 * 60_000
const MOST_REMOVED = 100

const bucket = async () => (await createSessionClient()).storage.from('ads')

/** The group of an ad that this person may change; null otherwise. */
export async function getGroupToUploadTo(adId: string): Promise<string | null> {
  const client = await createSessionClient()
  const [{ data, error }, mayChange] = await Promise.all([
    client.from('ads').select('ad_group_id').eq('id', adId).maybeSingle(),
    canChangeAd(adId),
  ])
  if (error) throw new DataError('adUploads.getGroupToUploadTo', { cause: error })
  return data && mayChange ? data.ad_group_id : null
}

/** An address that takes one file, once, in this person's name. The policies of storage are asked now, not when it arrives. */
export async function signUpload(path: string): Promise<string> {
  const { data, error } = await (await bucket()).createSignedUploadUrl(path)
  if (error) throw new DataError('adUploads.signUpload', { cause: error })
  return data.signedUrl
}

/** Null when nothing has arrived, or nothing that this person may see. */
export async function openUpload(path: string): Promise<StoredUpload | null> {
  const { data, error } = await (await bucket()).createSignedUrl(path, READ_WITHIN_SECONDS)
  if (error?.message.toLowerCase().includes('not found')) return null
  if (error) throw new DataError('adUploads.openUpload', { cause: error })
  // Without a signal Next keeps a copy of the body for whoever asks for the same: all of it in memory, and never let go.
  const signal = AbortSignal.timeout(READ_WITHIN_SECONDS * 1000)
  const response = await fetch(data.signedUrl, { cache: 'no-store', signal })
  if (!response.ok || !response.body) throw new DataError('adUploads.openUpload', { cause: response.status })
  return { type: response.headers.get('content-type') ?? '', content: response.body }
}

export async function isRecorded(path: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client.from('ad_files').select('path').eq('path', path).maybeSingle()
  if (error) throw new DataError('adUploads.isRecorded', { cause: error })
  return data !== null
}

type AdFileRecord = {
  adId: string
  path: string
  kind: AdKind
  type: string
  bytes: number
  sha256: string
  fileName: string
}

/** Keeps the file as the newest version and has the ad use it. 'conflict' when it is kept already. */
export async function recordAdFile(file: AdFileRecord): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('add_ad_file', {
    wanted_ad: file.adId,
    file_path: file.path,
    file_kind: file.kind,
    file_type: file.type,
    file_bytes: file.bytes,
    file_sha256: file.sha256,
    file_name: file.fileName,
  })
  return rpcOutcome('adUploads.recordAdFile', error)
}

/** Removes what was uploaded for an ad long ago and never finished. */
export async function removeUnfinished(groupId: string, adId: string): Promise<void> {
  const client = createAdminClient()
  const { data: stored, error } = await client.storage.from('ads').list(groupId, {
    search: uploadPrefix(adId),
    limit: MOST_REMOVED,
    sortBy: { column: 'created_at', order: 'asc' },
  })
  if (error) throw new DataError('adUploads.removeUnfinished', { cause: error })
  const before = Date.now() - UNFINISHED_AFTER_MS
  const old = stored
    .filter(({ created_at: createdAt }) => createdAt !== null && Date.parse(createdAt) < before)
    .map(({ name }) => `${groupId}/${name}`)
  if (old.length === 0) return
  const { data: kept, error: unread } = await client.from('ad_files').select('path').in('path', old)
  if (unread) throw new DataError('adUploads.removeUnfinished', { cause: unread })
  const recorded = new Set(kept.map(({ path }) => path))
  await removeAdFiles(old.filter((path) => !recorded.has(path)))
}
