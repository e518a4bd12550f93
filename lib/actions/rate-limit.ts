import 'server-only'
import { createHmac } from 'node:crypto'
import { getKnownBrowser } from '@/lib/auth/known-browser'
import type { ConsumeReset } from '@/lib/auth/password-reset'
import type { SignInAttempts } from '@/lib/auth/sign-in'
import { countAttempt, forgiveSignIn, reportFailedSignIn } from '@/lib/data/privileged/attempts'
import type { Sender } from '@/lib/data/privileged/second-factors'
import { env } from '@/lib/env'
import { senderHash } from '@/lib/forms/client-address'

const accountHash = (email: string) =>
  createHmac('sha256', env.SUPABASE_SECRET_KEY)
    .update(`account ${email.trim().toLowerCase()}`)
    .digest('base64url')

/** A browser that the account knows counts by itself, also in an office where somebody else guesses. */
export async function senderFor(email: string): Promise<Sender> {
  const browser = await getKnownBrowser(email)
  return browser === null
    ? { sender: await senderHash(), isKnown: false }
    : { sender: `browser ${browser}`, isKnown: true }
}

/** They throw a DataError when an attempt could not be counted. */
export const signInAttempts: SignInAttempts = {
  consume: async (email) => countAttempt('sign_in', (await senderFor(email)).sender, accountHash(email)),
  forgive: async (email) => forgiveSignIn((await senderFor(email)).sender, accountHash(email)),
  reportFailure: (email) => reportFailedSignIn(accountHash(email), email),
}

/** @throws DataError when it could not be counted */
export const consumeReset: ConsumeReset = async (email) =>
  countAttempt('reset', await senderHash(), accountHash(email))
