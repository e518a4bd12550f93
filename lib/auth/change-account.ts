import 'server-only'
import { isAuthApiError } from '@supabase/supabase-js'
import { beginAccountChange } from '@/lib/data/own-account'
import { DataError } from '@/lib/errors'
import { createAuthClient } from '@/lib/supabase/auth-client'
import { createSessionClient } from '@/lib/supabase/server'

type Client = ReturnType<typeof createAuthClient>

/** Why nothing was changed: `refused` while mirroring, `busy` after too many wrong passwords, `taken` for an address. */
export type AccountRefusal = 'refused' | 'busy' | 'wrong-password' | 'taken'

const TAKEN_CODES = ['email_exists', 'user_already_exists']

/**
 * Does `change` in a sign-in of its own, made with the current password: the proof that it is not somebody at a forgotten
 * screen, and as fresh as auth servers want it for this. That sign-in ends with the change.
 */
async function withPassword<Result>(
  email: string,
  password: string,
  change: (client: Client) => Promise<Result>,
): Promise<Result | AccountRefusal> {
  const begun = await beginAccountChange()
  if (begun !== 'done') return begun === 'busy' ? 'busy' : 'refused'
  const client = createAuthClient()
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (isAuthApiError(error) && error.status < 500) return 'wrong-password'
  if (error) throw new DataError('auth.confirmPassword', { cause: error.status })
  try {
    return await change(client)
  } finally {
    await client.auth.signOut({ scope: 'local' })
  }
}

/** Sets another password and ends the sign-ins in all other browsers. */
export async function changePassword(
  email: string,
  current: string,
  password: string,
): Promise<AccountRefusal | 'done'> {
  const outcome = await withPassword(email, current, async (client) => {
    const { error } = await client.auth.updateUser({ password })
    if (error && error.code !== 'same_password')
      throw new DataError('auth.changePassword', { cause: error.code })
    return 'done' as const
  })
  if (outcome === 'done') await (await createSessionClient()).auth.signOut({ scope: 'others' })
  return outcome
}

/** Has messages sent by which the new address is confirmed; until then nothing changes. */
export const changeEmail = (
  email: string,
  current: string,
  newEmail: string,
): Promise<AccountRefusal | 'done'> =>
  withPassword(email, current, async (client) => {
    const { error } = await client.auth.updateUser({ email: newEmail })
    if (!error) return 'done'
    if (error.code && TAKEN_CODES.includes(error.code)) return 'taken'
    throw new DataError('auth.changeEmail', { cause: error.code })
  })
