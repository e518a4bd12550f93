import type { SupabaseClient } from '@supabase/supabase-js'
import { DataError } from '@/lib/errors'
import type { Database } from '@/lib/supabase/database.types'
import { readClaims } from '@/lib/supabase/read-claims'
import type { Account } from './account'
import { toUserType } from './roles'

/**
 * The effective account behind a client's session, as the database sees it; null when nobody is signed in.
 *
 * @throws DataError when that could not be found out.
 */
export async function readAccount(client: SupabaseClient<Database>): Promise<Account | null> {
  const claims = await readClaims(client)
  if (!claims) return null

  const [profile, role] = await Promise.all([
    client.from('profiles').select('id, email, first_name, last_name').maybeSingle(),
    client.rpc('get_user_type'),
  ])
  if (profile.error) throw new DataError('auth.readAccount profile', { cause: profile.error })
  if (role.error) throw new DataError('auth.readAccount role', { cause: role.error })

  if (!profile.data) {
    return { id: claims.sub, email: claims.email ?? '', firstName: null, lastName: null, role: null }
  }
  const { id, email, first_name: firstName, last_name: lastName } = profile.data
  return { id, email, firstName, lastName, role: toUserType(role.data) }
}
