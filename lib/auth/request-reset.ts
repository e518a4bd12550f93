import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { paths } from '@/lib/paths'
import { createAuthClient } from '@/lib/supabase/anonymous'
import { AUTH_TIMEOUT_MS } from '@/lib/supabase/read-claims'
import { withTimeout } from '@/lib/time/with-timeout'
import { mayAttempt } from '@/lib/actions/may-attempt'
import { resetMessage, TOO_MANY_RESETS } from './reset-message'

/** Milliseconds. Longer than a mail server usually takes, because for unknown addresses nothing is sent. */
const ANSWER_TIME = 2_000

/** Null when the link was sent, or would have been if there were such an account; otherwise why not. */
async function send(email: string): Promise<string | null> {
  if (!(await mayAttempt('reset', email))) return TOO_MANY_RESETS
  const redirectTo = env.SITE_URL + paths.login()
  const { error } = await withTimeout(
    createAuthClient().auth.resetPasswordForEmail(email, { redirectTo }),
    AUTH_TIMEOUT_MS,
  )
  if (!error) return null
  log.error('auth.requestReset', error)
  return resetMessage(error)
}

/** Has a link mailed under which a new password can be set. Answers the same, after the same time, for unknown addresses. */
export async function requestReset(email: string): Promise<string | null> {
  const [message] = await Promise.all([send(email).catch(resetMessage), sleep(ANSWER_TIME)])
  return message
}
