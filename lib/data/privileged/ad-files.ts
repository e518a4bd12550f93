import 'server-only'
import { DataError } from '@/lib/errors'
import { log } from '@/lib/observability/log'
import { createAdminClient } from '@/lib/supabase/admin'
import { createSessionClient } from '@/lib/supabase/server'
import { signAdFile } from './ad-previews'

/** Null unless the row is visible. Uses the secret key, because storage lets designers read only their own folders. */
export async function signVisibleAdFile(path: string): Promise<string | null> {
  const client = await createSessionClient()
  const { data, error } = await client.from('ad_files').select('path').eq('path', path).maybeSingle()
  if (error) throw new DataError('adFiles.signVisibleAdFile', { cause: error })
  return data && signAdFile(data.path)
}

/** Call it after the rows are deleted; a file that stays behind only takes space, so an error is logged, not thrown. */
export async function removeAdFiles(paths: string[]): Promise<void> {
  if (paths.length === 0) return
  const { error } = await createAdminClient().storage.from('ads').remove(paths)
  if (error) log.error('ads.removeFiles', error)
}
