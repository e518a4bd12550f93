import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAuthApiError } from '@supabase/supabase-js'
import { DataError } from '@/lib/errors'
import { createAuthClient } from '@/lib/supabase/anonymous'
import { createSessionClient } from '@/lib/supabase/server'
import type { Account } from './account'
import { readSignIn } from './read-sign-in'
import { syncViewerCookie } from './viewer-sync'

/** Milliseconds. Every refusal takes at least this long: the auth server refuses an unknown address faster than a wrong password. */
const REFUSAL_TIME = 800

const TOO_MANY = 'Too many login attempts. Please try again later.'
const FALLBACK = 'Login failed. Please try again.'
const WRONG_CREDENTIALS = 'Invalid login credentials'

/** The auth server sends these before it checks the password. To show them would confirm that the address has an account. */
const TELLING_CODES = ['user_banned', 'user_not_found', 'email_address_invalid']

/** The rate limit, which lives above this folder: counts an attempt, false when there were too many. */
export type ConsumeAttempt = (kind: 'sign_in' | 'reset', email: string) => Promise<boolean>

type SignIn = { account: Account } | { message: string }

/** The text for a refused sign-in: the auth server's message unless it reveals too much. */
export function signInMessage(error: unknown): string {
  if (error instanceof Error && /permission denied|user_info/i.test(error.message)) {
    return 'Permission denied. Please check your credentials or contact an administrator.'
  }
  if (!isAuthApiError(error) || error.status >= 500) return FALLBACK
  if (error.code && TELLING_CODES.includes(error.code)) return WRONG_CREDENTIALS
  return error.message || FALLBACK
}

/** Starts a session and sets its cookies. Works only in server actions. */
export async function signIn(
  login: { email: string; password: string },
  consumeAttempt: ConsumeAttempt,
): Promise<SignIn> {
  const refusalTime = sleep(REFUSAL_TIME)
  if (!(await consumeAttempt('sign_in', login.email))) return { message: TOO_MANY }
  const client = await createSessionClient()
  const { error } = await client.auth.signInWithPassword(login)
  if (error) {
    await refusalTime
    return { message: signInMessage(error) }
  }
  const { account } = await readSignIn(client)
  if (!account) return { message: 'Failed to sign in' }
  await syncViewerCookie(account)
  return { account }
}

/**
 * Creates the account of an invited person. The database allows a sign-up only with the token of the invitation.
 *
 * @throws DataError when the auth server did not create the account.
 */
export async function signUpInvited(email: string, password: string, token: string): Promise<void> {
  const { error } = await createAuthClient().auth.signUp({
    email,
    password,
    options: { data: { invitation_token: token } },
  })
  if (error) throw new DataError('auth.signUpInvited', { cause: error.code ?? error.status })
}
