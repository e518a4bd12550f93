import 'server-only'
import { DataError } from '@/lib/errors'
import { log } from '@/lib/observability/log'
import { createAdminClient } from '@/lib/supabase/admin'

const READ_TIMEOUT_SECONDS = 60

/** Longer than the address of an upload is valid. */
const UNFINISHED_AFTER_MS = 24 * 60 * 60_000
const MAX_REMOVED = 100

/** Nobody has rights in this bucket. Check first that the person may change what the file is for. */
const incoming = () => createAdminClient().storage.from('incoming')

/** The address accepts one file. */
export async function signIncoming(path: string): Promise<string> {
  const { data, error } = await incoming().createSignedUploadUrl(path)
  if (error) throw new DataError('incoming.signIncoming', { cause: error })
  return data.signedUrl
}

/** For a file that came with a form. */
export async function storeIncoming(path: string, content: Uint8Array, contentType: string): Promise<void> {
  const { error } = await incoming().upload(path, content, { contentType })
  if (error) throw new DataError('incoming.storeIncoming', { cause: error })
}

/** Null when nothing has arrived. Reads one chunk more than `maxBytes` at most, so that a caller sees a file that is too large. */
export async function readIncoming(path: string, maxBytes: number): Promise<Uint8Array | null> {
  const { data, error } = await incoming().createSignedUrl(path, READ_TIMEOUT_SECONDS)
  if (error?.message.toLowerCase().includes('not found')) return null
  if (error) throw new DataError('incoming.readIncoming', { cause: error })
  // Without a signal Next keeps a copy of the whole body in memory.
  const signal = AbortSignal.timeout(READ_TIMEOUT_SECONDS * 1000)
  const response = await fetch(data.signedUrl, { cache: 'no-store', signal })
  if (!response.ok || !response.body) throw new DataError('incoming.readIncoming', { cause: response.status })
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > maxBytes) break
  }
  return Buffer.concat(chunks)
}

/** A file that stays behind is removed by `removeUnfinished` later. */
export async function removeIncoming(paths: string[]): Promise<void> {
  if (paths.length === 0) return
  const { error } = await incoming().remove(paths)
  if (error) log.error('incoming.removeIncoming', error)
}

/** Removes files of a folder that were uploaded more than a day ago. */
export async function removeUnfinished(folder: string, now = Date.now()): Promise<void> {
  const { data, error } = await incoming().list(folder, {
    limit: MAX_REMOVED,
    sortBy: { column: 'created_at', order: 'asc' },
  })
  if (error) throw new DataError('incoming.removeUnfinished', { cause: error })
  const old = data.filter(
    ({ created_at: createdAt }) => createdAt !== null && Date.parse(createdAt) < now - UNFINISHED_AFTER_MS,
  )
  await removeIncoming(old.map(({ name }) => `${folder}/${name}`))
}
