import 'server-only'
import { DataError } from '@/lib/errors'
import { log } from '@/lib/observability/log'
import { createAdminClient } from '@/lib/supabase/admin'
import { createPublicClient } from '@/lib/supabase/anonymous'
import { tags } from '@/lib/data/query/tags'

/** Names of the approved ones, in order. */
export async function listLensNames(): Promise<string[]> {
  const { data, error } = await createPublicClient([tags.gear]).from('lenses').select('name').order('name')
  if (error) throw new DataError('lenses.listLensNames', { cause: error })
  return data.map(({ name }) => name)
}

/**
 * Keeps a lens that an applicant missed until staff look at it.
 *
 * @returns the name under which it is known; null when it was refused or could not be kept
 */
export async function suggestLens(name: string, addressHash: string): Promise<string | null> {
  const { data, error } = await createAdminClient().rpc('suggest_lens', { name, address_hash: addressHash })
  if (error) log.error('lenses.suggestLens', error)
  return data
}
