import 'server-only'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'

const BATCH = 100
const LISTS = ['list_orphan_files', 'list_orphan_pictures', 'list_orphan_documents'] as const

/** Removes files older than a day that nothing names. Answers how many. */
export async function removeOrphanFiles(signal: AbortSignal): Promise<number> {
  let removed = 0
  for (const list of LISTS) removed += await removeListed(list, signal)
  return removed
}

async function removeListed(list: (typeof LISTS)[number], signal: AbortSignal): Promise<number> {
  const client = createAdminClient()
  let removed = 0
  while (!signal.aborted) {
    const { data, error } = await client.rpc(list, { row_limit: BATCH })
    if (error) throw new DataError('orphanFiles.removeOrphanFiles', { cause: error })
    if (data.length === 0) break
    const before = removed
    for (const [bucket, files] of Map.groupBy(data, (file) => file.bucket)) {
      const { data: gone, error: kept } = await client.storage
        .from(bucket)
        .remove(files.map(({ name }) => name))
      if (kept) throw new DataError('orphanFiles.removeOrphanFiles', { cause: kept })
      removed += gone.length
    }
    // The same files again and again would never end.
    if (removed === before) break
  }
  return removed
}
