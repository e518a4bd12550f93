import 'server-only'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'

const OPEN_SECONDS = 60

/** Nobody has rights in this bucket. Check first that the person may read or change the record that a document belongs to. */
const documents = () => createAdminClient().storage.from('documents')

/** Each document has a name of its own, so that an older one can come back. */
export async function keepDocument(path: string, content: Uint8Array): Promise<void> {
  const { error } = await documents().upload(path, content, { contentType: 'application/pdf' })
  if (error) throw new DataError('documents.keepDocument', { cause: error })
}

/** For a document that no row names after all. */
export async function dropDocument(path: string): Promise<void> {
  const { error } = await documents().remove([path])
  if (error) throw new DataError('documents.dropDocument', { cause: error })
}

/** Null when it is not there. */
export async function openDocument(path: string): Promise<ReadableStream<Uint8Array> | null> {
  const { data, error } = await documents().createSignedUrl(path, OPEN_SECONDS)
  if (error?.message.toLowerCase().includes('not found')) return null
  if (error) throw new DataError('documents.openDocument', { cause: error })
  // Without a signal Next keeps a copy of the whole body in memory.
  const signal = AbortSignal.timeout(OPEN_SECONDS * 1000)
  const response = await fetch(data.signedUrl, { cache: 'no-store', signal })
  if (response.status === 404 || response.status === 400) return null
  if (!response.ok || !response.body)
    throw new DataError('documents.openDocument', { cause: response.status })
  return response.body
}
