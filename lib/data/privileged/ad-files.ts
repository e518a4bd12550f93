import 'server-only'
import { DataError } from '@/lib/errors'
import { log } from '@/lib/observability/log'
import { createAdminClient } from '@/lib/supabase/admin'
import { createSessionClient } from '@/lib/supabase/server'
import { signAdFile } from './ad-previews'

/**
 * The address of a file, for some minutes. Null for a path that the signed-in person may not see or that leads nowhere.
 *
 * Designers read the files of all ads, but storage lets them into the folders of their own groups only: the row says who
 * may see a file, and the server's key signs it.
 */
export async function signVisibleAdFile(path: string): Promise<string | null> {
  const client = await createSessionClient()
  const { data, error } = await client.from('ad_files').select('path').eq('path', path).maybeSingle()
  if (error) throw new DataError('adFiles.signVisibleAdFile', { cause: error })
  return data && signAdFile(data.path)
}

/**
 * For files whose rows are gone, by whoever was allowed to delete those; storage knows of no such right. Without a row they can
 * be reached by nobody, so one that stays behind is only space, and no failure of the deletion.
 */
export async function removeAdFiles(paths: string[]): Promise<void> {
  if (paths.length === 0) return
  const { error } = await createAdminClient().storage.from('ads').remove(paths)
  if (error) log.error('ads.removeFiles', error)
}
