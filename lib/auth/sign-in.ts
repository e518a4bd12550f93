import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAuthApiError } from '@supabase/supabase-js'
import { headers } from 'next/headers'
import { DataError } from '@/lib/errors'
import { createAuthClient } from '@/lib/supabase/anonymous'
import { createSessionClient } from '@/lib/supabase/server'
import type { Account } from './account'
import { rememberBrowser } from './known-browser'
import { readSignIn, type SignIn } from './read-sign-in'
import { syncViewerCookie } from './viewer-sync'

/** Milliseconds. The auth server rejects unknown addresses faster than wrong passwords, so every refusal takes this long. */
const REFUSAL_MS = 800
/** Of an account that had many wrong passwords lately. */
const SLOW_REFUSAL_MS = 3_000
const MANY_FAILURES = 10

const TOO_MANY = 'Too many login attempts. Please try again later.'
const FALLBACK = 'Login failed. Please try again.'
const WRONG_CREDENTIALS = 'Invalid login credentials'

/** Sent before the password is checked: showing them would confirm that the address has an account. */
const REVEALING_CODES = ['user_banned', 'user_not_found', 'email_address_invalid']

/** Passed in, because the rate limit is in a higher room. */
export type SignInAttempts = {
  /** False when the rate limit is reached. */
  consume: (email: string) => Promise<boolean>
  /** After a right password. */
  forgive: (email: string) => Promise<void>
  /** @returns how many wrong passwords the account had lately, from anywhere */
  reportFailure: (email: string) => Promise<number>
}

/** `missing` is what a right password is not enough for. */
export type SignedIn =
  { account: Account; enrollBy: string | null } | { missing: NonNullable<SignIn['missing']> }

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
  attempts: SignInAttempts,
  timeZone?: string,
): Promise<SignedIn | { message: string }> {
  const begun = performance.now()
  if (!(await attempts.consume(login.email))) return { message: TOO_MANY }
  const client = await createSessionClient()
  const { error } = await client.auth.signInWithPassword(login)
  if (error) {
    const failures = await attempts.reportFailure(login.email)
    const wait = failures > MANY_FAILURES ? SLOW_REFUSAL_MS : REFUSAL_MS
    await sleep(Math.max(0, begun + wait - performance.now()))
    return { message: signInMessage(error) }
  }
  await attempts.forgive(login.email)
  const { account, missing, enrollBy } = await readSignIn(client, {
    userAgent: (await headers()).get('user-agent') ?? '',
    timeZone,
  })
  // A browser is known once the second step is done: it has attempts of its own at that, too.
  if (missing !== 'second-step') await rememberBrowser(login.email)
  await syncViewerCookie(account)
  if (missing) return { missing }
  return account ? { account, enrollBy } : { message: 'Failed to sign in' }
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
