import 'server-only'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'
import { removeStoredUpload } from './film-parts'

const MAX_REMOVED = 100

/** Removes uploads of films that nobody finished within a day. Answers their number. */
export async function sweepFilmUploads(now = new Date()): Promise<number> {
  const client = createAdminClient()
  const { data, error } = await client
    .from('film_uploads')
    .select('id, path, storage_id')
    .lt('expires_at', now.toISOString())
    .order('expires_at')
    .limit(MAX_REMOVED)
  if (error) throw new DataError('filmSweep.sweepFilmUploads', { cause: error })
  for (const { id, path, storage_id: storageId } of data) {
    await removeStoredUpload(path, storageId)
    const { error: kept } = await client.from('film_uploads').delete().eq('id', id)
    if (kept) throw new DataError('filmSweep.sweepFilmUploads', { cause: kept })
  }
  return data.length
}
