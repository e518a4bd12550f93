import type { SupabaseClient } from '@supabase/supabase-js'
import { DataError } from '@/lib/errors'
import type { Database } from '@/lib/supabase/database.types'
import { holdsSession, readClaims } from '@/lib/supabase/read-claims'
import { type Account, toMirroring, type Mirroring, type MirroringRow } from './account'
import { toUserType } from './roles'

export type SignIn = {
  account: Account | null
  mirroring: Mirroring | null
}

/** A row of `get_sign_in`: columns are null without a staff profile or without mirroring. */
type SignInRow = {
  id: string | null
  email: string
  first_name: string | null
  last_name: string | null
  user_type: string | null
} & (MirroringRow | { is_valid: null })

/**
 * The database checks the session. The auth server is asked only when the database finds no staff profile.
 *
 * @throws DataError when the sign-in could not be read.
 */
export async function readSignIn(client: SupabaseClient<Database>): Promise<SignIn> {
  if (!(await holdsSession(client))) return { account: null, mirroring: null }
  const { data, error } = await client
    .rpc('get_sign_in')
    .single()
    .overrideTypes<SignInRow, { merge: false }>()
  const mirroring = data && data.is_valid !== null ? toMirroring(data) : null
  if (data?.id) {
    const { id, email, first_name: firstName, last_name: lastName, user_type: role } = data
    return { account: { id, email, firstName, lastName, role: toUserType(role) }, mirroring }
  }

  const claims = await readClaims(client)
  if (!claims) return { account: null, mirroring: null }
  if (error) throw new DataError('auth.readSignIn', { cause: error })
  return {
    account: { id: claims.sub, email: claims.email ?? '', firstName: null, lastName: null, role: null },
    mirroring,
  }
}
