import 'server-only'
import { isAuthApiError } from '@supabase/supabase-js'
import { DataError } from '@/lib/errors'
import { createAuthClient } from '@/lib/supabase/anonymous'
import type { MailedLink } from './mailed-link'

/** `expired` also stands for links that were used, replaced or made up: none of them says which. */
type Outcome = 'done' | 'expired'

async function verify({ tokenHash, type }: MailedLink) {
  const client = createAuthClient()
  const { data, error } = await client.auth.verifyOtp({ token_hash: tokenHash, type })
  if (!error) return { client, session: data.session }
  if (isAuthApiError(error) && error.status < 500) return null
  throw new DataError('auth.verify', { cause: error })
}

/**
 * Sets the password of the person to whom the link was mailed, and ends all their sign-ins: whoever lost a password may
 * have lost it to somebody.
 *
 * @throws DataError when the auth server could not say, or refuses the password for a reason that we do not check.
 */
export async function setPasswordByLink(link: MailedLink, password: string): Promise<Outcome> {
  const verified = await verify(link)
  if (!verified) return 'expired'
  const { error } = await verified.client.auth.updateUser({ password })
  // It is the password already, which is what was asked for.
  if (error && error.code !== 'same_password') throw new DataError('auth.setPassword', { cause: error.code })
  await verified.client.auth.signOut({ scope: 'global' })
  return 'done'
}

/**
 * @returns `half` when the link in the message to the other address has to be used, too.
 * @throws DataError when the auth server could not say.
 */
export async function confirmEmailByLink(link: MailedLink): Promise<Outcome | 'half'> {
  const verified = await verify(link)
  if (!verified) return 'expired'
  if (!verified.session) return 'half'
  await verified.client.auth.signOut({ scope: 'local' })
  return 'done'
}
