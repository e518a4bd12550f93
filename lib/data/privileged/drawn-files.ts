import 'server-only'
import { checkUpload } from '@/lib/ads/inspect/check-upload'
import { drawnPath } from '@/lib/ads/templates/drawn-path'
import type { DrawnFile } from '@/lib/ads/templates/fills'
import type { AdKind } from '@/lib/ads/types'
import { extensionOf } from '@/lib/ads/upload-rules'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'

type Drawn = {
  groupId: string
  adId: string
  kind: AdKind
  title: string
  /** Of the drawing. */
  hash: string
  content: Uint8Array
  type: string
}

/** Films weigh more than what a query answers. */
const STORE_TIMEOUT_MS = 120_000

const fail = (cause: unknown) => new DataError('drawnFiles.storeDrawnFile', { cause })

async function* once(bytes: Uint8Array) {
  yield bytes
}

/**
 * Judges a file as uploads are judged, and stores it. Twice the same is as good as once. Check first that the person may add ads
 * to the group.
 */
export async function storeDrawnFile(drawn: Drawn): Promise<DrawnFile | { problem: string }> {
  const { kind, hash, content, type, title } = drawn
  const judgement = await checkUpload(kind, { type, content: once(content) })
  if (!judgement.ok) return { problem: judgement.problem }
  const path = drawnPath(drawn, judgement.type, hash)
  const file = {
    path,
    type: judgement.type,
    bytes: judgement.bytes,
    sha256: judgement.sha256,
    fileName: `${title}.${extensionOf(judgement.type)}`,
  }
  const client = createAdminClient({ timeoutMs: STORE_TIMEOUT_MS })
  const upload = () => client.storage.from('ads').upload(path, content, { contentType: judgement.type })
  const { error } = await upload()
  if (!error) return file
  if (!error.message.includes('already exists')) throw fail(error)
  // Two drawings of the same may differ in their bytes, and a version of an ad keeps its own.
  const { data: known, error: unread } = await client
    .from('ad_files')
    .select('bytes, sha256')
    .eq('path', path)
    .maybeSingle()
  if (unread) throw fail(unread)
  if (known) return { ...file, ...known }
  const { error: kept } = await client.storage.from('ads').remove([path])
  const { error: unsaved } = kept ? { error: kept } : await upload()
  if (unsaved) throw fail(unsaved)
  return file
}
