import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAuthApiError } from '@supabase/supabase-js'
import { DataError } from '@/lib/errors'
import { createAuthClient } from '@/lib/supabase/anonymous'
import { createSessionClient } from '@/lib/supabase/server'
import type { Account } from './account'
import { readSignIn } from './read-sign-in'
import { syncViewerCookie } from './viewer-sync'

/** Milliseconds. The auth server rejects unknown addresses faster than wrong passwords, so every refusal takes this long. */
const REFUSAL_MS = 800

const TOO_MANY = 'Too many login attempts. Please try again later.'
const FALLBACK = 'Login failed. Please try again.'
const WRONG_CREDENTIALS = 'Invalid login credentials'

/** Sent before the password is checked: showing them would confirm that the address has an account. */
const REVEALING_CODES = ['user_banned', 'user_not_found', 'email_address_invalid']

/** False when the rate limit is reached. Passed in, because the rate limit is in a higher room. */
export type ConsumeAttempt = (kind: 'sign_in' | 'reset', email: string) => Promise<boolean>

type SignIn = { account: Account } | { message: string }

export function signInMessage(error: unknown): string {
  if (error instanceof Error && /permission denied|user_info/i.test(error.message)) {
    return 'Permission denied. Please check your credentials or contact an administrator.'
  }
  if (!isAuthApiError(error) || error.status >= 500) return FALLBACK
  if (error.code && REVEALING_CODES.includes(error.code)) return WRONG_CREDENTIALS
  return error.message || FALLBACK
}

export async function signIn(
  login: { email: string; password: string },
  consumeAttempt: ConsumeAttempt,
): Promise<SignIn> {
  const refusalTime = sleep(REFUSAL_MS)
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

/** The database allows a sign-up only with the token of an invitation. */
export async function signUpInvited(email: string, password: string, token: string): Promise<void> {
  const { error } = await createAuthClient().auth.signUp({
    email,
    password,
    options: { data: { invitation_token: token } },
  })
  if (error) throw new DataError('auth.signUpInvited', { cause: error.code ?? error.status })
}
