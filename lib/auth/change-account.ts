import 'server-only'
import { isAuthApiError, type AuthError } from '@supabase/supabase-js'
import { beginAccountChange } from '@/lib/auth/own-account'
import { log } from '@/lib/observability/log'
import { createAuthClient } from '@/lib/supabase/anonymous'
import { createSessionClient } from '@/lib/supabase/server'

type Client = ReturnType<typeof createAuthClient>

/** Why nothing was changed: `refused` while mirroring, `busy` after too many wrong passwords, `failed` for all that is not to be told. */
export type AccountRefusal = 'refused' | 'busy' | 'wrong-password' | 'failed'

type Outcome = AccountRefusal | 'done'

/**
 * Does `change` in a sign-in of its own, made with the current password: the proof that it is not somebody at a forgotten
 * screen, and as fresh as auth servers want it for this. That sign-in ends with the change.
 */
async function withPassword(
  email: string,
  password: string,
  change: (client: Client) => Promise<Outcome>,
): Promise<Outcome> {
  const begun = await beginAccountChange()
  if (begun !== 'done') return begun === 'busy' ? 'busy' : 'refused'
  const client = createAuthClient()
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (isAuthApiError(error) && error.status < 500) return 'wrong-password'
  if (error) return failed(error)
  try {
    return await change(client)
  } finally {
    await client.auth.signOut({ scope: 'local' })
  }
}

function failed(error: AuthError): 'failed' {
  log.error('auth.changeAccount', error)
  return 'failed'
}

/** Sets another password and ends the sign-ins in all other browsers. */
export async function changePassword(email: string, current: string, password: string): Promise<Outcome> {
  const outcome = await withPassword(email, current, async (client) => {
    const { error } = await client.auth.updateUser({ password })
    return error && error.code !== 'same_password' ? failed(error) : 'done'
  })
  if (outcome === 'done') await (await createSessionClient()).auth.signOut({ scope: 'others' })
  return outcome
}

/** Has messages sent by which the new address is confirmed; until then nothing changes. An address with an account is refused. */
export const changeEmail = (email: string, current: string, newEmail: string): Promise<Outcome> =>
  withPassword(email, current, async (client) => {
    const { error } = await client.auth.updateUser({ email: newEmail })
    return error ? failed(error) : 'done'
  })
