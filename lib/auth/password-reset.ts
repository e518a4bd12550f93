import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAuthApiError } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { paths } from '@/lib/paths'
import { createAuthClient } from '@/lib/supabase/anonymous'
import { AUTH_TIMEOUT_MS } from '@/lib/supabase/read-claims'
import { withTimeout } from '@/lib/time/with-timeout'

/** False when the rate limit is reached. Passed in, because the rate limit is in a higher room. */
export type ConsumeReset = (email: string) => Promise<boolean>

/** Milliseconds. Longer than a mail server usually takes, because nothing is sent to an unknown address. */
const RESPONSE_MS = 2_000

const UNEXPECTED = 'An unexpected error occurred. Please try again later.'
const TOO_MANY = 'Too many reset attempts. Please try again later.'

/** An address without an account never causes such an error. */
export function resetMessage(error: unknown): string {
  if (!isAuthApiError(error)) return UNEXPECTED
  if (error.status === 429) return TOO_MANY
  if (error.message.includes('Username and Password not accepted')) {
    return 'Server email configuration error. Please contact support.'
  }
  if (/sending recovery email/i.test(error.message)) {
    return 'Unable to send reset email. This may be due to server configuration issues or rate limiting. Please try again later or contact support.'
  }
  return error.message || 'Failed to send password reset link'
}

async function send(email: string, consumeReset: ConsumeReset): Promise<string | null> {
  if (!(await consumeReset(email))) return TOO_MANY
  const redirectTo = env.SITE_URL + paths.login()
  const { error } = await withTimeout(
    createAuthClient().auth.resetPasswordForEmail(email, { redirectTo }),
    AUTH_TIMEOUT_MS,
  )
  if (!error) return null
  log.error('auth.requestReset', error)
  return resetMessage(error)
}

/** Null, after the same time, for known and unknown addresses; an error message otherwise. */
export async function requestReset(email: string, consumeReset: ConsumeReset): Promise<string | null> {
  const [message] = await Promise.all([send(email, consumeReset).catch(resetMessage), sleep(RESPONSE_MS)])
  return message
}
