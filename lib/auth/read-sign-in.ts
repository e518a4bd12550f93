import type { SupabaseClient } from '@supabase/supabase-js'
import { DataError } from '@/lib/errors'
import type { Database } from '@/lib/supabase/database.types'
import { holdsSession, readClaims } from '@/lib/supabase/read-claims'
import { type Account, toMirroring, type Mirroring, type MirroringRow } from './account'
import { toUserType } from './roles'

export type SignIn = {
  account: Account | null
  mirroring: Mirroring | null
  /** What the session lacks before it counts; then there is no account. `enrollment`: the role needs a second factor. */
  missing: 'second-step' | 'enrollment' | null
  /** Null without a session. */
  sessionId: string | null
  /** ISO 8601: until when somebody whose role needs a second factor has time to set one up. Null for all others. */
  enrollBy: string | null
}

const NOBODY: SignIn = { account: null, mirroring: null, missing: null, sessionId: null, enrollBy: null }

/** Of the browser, noted at the sign-in. */
type Device = { userAgent: string; timeZone: string | undefined }

/** A row of `get_sign_in`: columns are null without a staff profile or without mirroring. */
type SignInRow = {
  id: string | null
  email: string
  first_name: string | null
  last_name: string | null
  user_type: string | null
  session_id: string | null
  session_state: 'counts' | 'second_step' | 'enroll' | 'over'
  enroll_by: string | null
} & (MirroringRow | { is_valid: null })

const MISSING = { counts: null, over: null, second_step: 'second-step', enroll: 'enrollment' } as const

/**
 * The database checks the session. The auth server is asked only when the database finds no staff profile.
 *
 * @throws DataError when the sign-in could not be read.
 */
export async function readSignIn(client: SupabaseClient<Database>, device?: Device): Promise<SignIn> {
  if (!(await holdsSession(client))) return NOBODY
  const { data, error, status } = await client
    .rpc('get_sign_in', device && { user_agent: device.userAgent, time_zone: device.timeZone })
    .single()
    .overrideTypes<SignInRow, { merge: false }>()
  // Without an answer of the database the auth server, which asks the same database, is of no help.
  if (error && status === 0) throw new DataError('auth.readSignIn', { cause: error })
  const mirroring = data && data.is_valid !== null ? toMirroring(data) : null
  const missing = data ? MISSING[data.session_state] : null
  const known = { mirroring, missing, sessionId: data?.session_id ?? null, enrollBy: data?.enroll_by ?? null }
  if (missing) return { ...known, account: null }
  if (data?.id) {
    const { id, email, first_name: firstName, last_name: lastName, user_type: role } = data
    return { ...known, account: { id, email, firstName, lastName, role: toUserType(role) } }
  }
  if (data?.session_state === 'over') return NOBODY

  const claims = await readClaims(client)
  if (!claims) return NOBODY
  if (error) throw new DataError('auth.readSignIn', { cause: error })
  const { sub: id, email = '' } = claims
  return { ...known, account: { id, email, firstName: null, lastName: null, role: null } }
}
