import 'server-only'
import { isAuthApiError, type AuthError } from '@supabase/supabase-js'
import { rpcOutcome, type RpcOutcome } from '@/lib/errors'
import { log } from '@/lib/observability/log'
import { createAuthClient } from '@/lib/supabase/anonymous'
import { createSessionClient } from '@/lib/supabase/server'
import type { PermitChange } from './mailed-link'

type Client = ReturnType<typeof createAuthClient>

/** `refused`: the user is mirroring. `busy`: too many wrong passwords. `failed`: a reason not shown to the user. */
export type AccountRefusal = 'refused' | 'busy' | 'wrong-password' | 'failed'

type Outcome = AccountRefusal | 'done'

export async function renameOneself(firstName: string, lastName: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('rename_oneself', { first_name: firstName, last_name: lastName })
  return rpcOutcome('ownAccount.rename', error)
}

async function beginAccountChange(): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('begin_account_change')
  return rpcOutcome('ownAccount.beginChange', error)
}

/** Runs `change` in a new session, which proves the password; auth servers require a recent sign-in for these changes. */
async function withPassword(
  email: string,
  password: string,
  change: (client: Client, userId: string) => Promise<Outcome>,
): Promise<Outcome> {
  // Refuses while mirroring and limits guesses, so it comes before the auth server.
  const begun = await beginAccountChange()
  if (begun !== 'done') return begun === 'busy' ? 'busy' : 'refused'
  const client = createAuthClient()
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (isAuthApiError(error) && error.status < 500) return 'wrong-password'
  if (error) return failed(error)
  try {
    return await change(client, data.user.id)
  } finally {
    await client.auth.signOut({ scope: 'local' })
  }
}

function failed(error: AuthError): 'failed' {
  log.error('auth.changeAccount', error)
  return 'failed'
}

/** Of whoever is about to change how they sign in. */
export const provePassword = (email: string, password: string): Promise<Outcome> =>
  withPassword(email, password, () => Promise.resolve('done'))

export async function changePassword(
  email: string,
  current: string,
  password: string,
  permit: PermitChange,
): Promise<Outcome> {
  const outcome = await withPassword(email, current, async (client, userId) => {
    await permit(userId)
    const { error } = await client.auth.updateUser({ password })
    return error && error.code !== 'same_password' ? failed(error) : 'done'
  })
  if (outcome === 'done') await (await createSessionClient()).auth.signOut({ scope: 'others' })
  return outcome
}

/** The address changes after the confirmation by mail. */
export const changeEmail = (
  email: string,
  current: string,
  newEmail: string,
  permit: PermitChange,
): Promise<Outcome> =>
  withPassword(email, current, async (client, userId) => {
    await permit(userId)
    const { error } = await client.auth.updateUser({ email: newEmail })
    return error ? failed(error) : 'done'
  })
