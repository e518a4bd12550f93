import 'server-only'
import type { StoredUpload } from '@/lib/ads/inspect/check-upload'
import type { AdKind } from '@/lib/ads/types'
import { uploadPrefix } from '@/lib/ads/upload-path'
import { DataError, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'
import { createSessionClient } from '@/lib/supabase/server'
import { canChangeAd } from '@/lib/data/ads/ad-detail'
import { removeAdFiles } from './ad-files'

const READ_WITHIN_SECONDS = 600

/** Longer than an upload URL is valid. */
const UNFINISHED_AFTER_MS = 24 * 60 * 60_000
const MAX_REMOVED = 100

const bucket = async () => (await createSessionClient()).storage.from('ads')

export async function getUploadGroupId(adId: string): Promise<string | null> {
  const client = await createSessionClient()
  const [{ data, error }, canChange] = await Promise.all([
    client.from('ads').select('ad_group_id').eq('id', adId).maybeSingle(),
    canChangeAd(adId),
  ])
  if (error) throw new DataError('adUploads.getUploadGroupId', { cause: error })
  return data && canChange ? data.ad_group_id : null
}

/** For one file, once. Storage checks its policies when it signs, not when the file arrives. */
export async function signUpload(path: string): Promise<string> {
  const { data, error } = await (await bucket()).createSignedUploadUrl(path)
  if (error) throw new DataError('adUploads.signUpload', { cause: error })
  return data.signedUrl
}

/** For a file that the server has already. False when the person may not. */
export async function storeUpload(path: string, content: Uint8Array, contentType: string): Promise<boolean> {
  const { error } = await (await bucket()).upload(path, content, { contentType })
  if (error?.message.includes('row-level security')) return false
  if (error) throw new DataError('adUploads.storeUpload', { cause: error })
  return true
}

export async function openUpload(path: string): Promise<StoredUpload | null> {
  const { data, error } = await (await bucket()).createSignedUrl(path, READ_WITHIN_SECONDS)
  if (error?.message.toLowerCase().includes('not found')) return null
  if (error) throw new DataError('adUploads.openUpload', { cause: error })
  // Without a signal Next keeps a copy of the whole body in memory for deduplication.
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

/** What the server has read is what the version says of its file. Only its key may tell that. */
export async function noteCheckedFile(file: Omit<AdFileRecord, 'adId' | 'fileName'>): Promise<void> {
  const { error } = await createAdminClient().rpc('note_checked_file', {
    file_path: file.path,
    file_kind: file.kind,
    file_type: file.type,
    file_bytes: file.bytes,
    file_sha256: file.sha256,
  })
  if (error) throw new DataError('adUploads.noteCheckedFile', { cause: error })
}

export async function recordAdFile(file: AdFileRecord): Promise<RpcOutcome> {
  await noteCheckedFile(file)
  const client = await createSessionClient()
  const { error } = await client.rpc('add_ad_file', {
    wanted_ad: file.adId,
    file_path: file.path,
    file_name: file.fileName,
  })
  return rpcOutcome('adUploads.recordAdFile', error)
}

export async function removeUnfinished(groupId: string, adId: string): Promise<void> {
  const client = createAdminClient()
  const { data: stored, error } = await client.storage.from('ads').list(groupId, {
    search: uploadPrefix(adId),
    limit: MAX_REMOVED,
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
