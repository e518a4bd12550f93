import 'server-only'
import { isAuthApiError } from '@supabase/supabase-js'
import { z } from 'zod'
import { DataError } from '@/lib/errors'
import { createAuthClient } from '@/lib/supabase/anonymous'

const shape = z.object({
  token_hash: z.string().min(8).max(200),
  type: z.enum(['recovery', 'invite', 'email_change']),
})

export type MailedLink = { tokenHash: string; type: z.output<typeof shape>['type'] }

export function readMailedLink(params: unknown): MailedLink | null {
  const link = shape.safeParse(params)
  return link.success ? { tokenHash: link.data.token_hash, type: link.data.type } : null
}

/** `expired` also means used, replaced or invented: the auth server does not tell them apart. */
type Outcome = 'done' | 'expired'

async function verify({ tokenHash, type }: MailedLink) {
  const client = createAuthClient()
  const { data, error } = await client.auth.verifyOtp({ token_hash: tokenHash, type })
  if (!error) return { client, session: data.session }
  if (isAuthApiError(error) && error.status < 500) return null
  throw new DataError('auth.verify', { cause: error })
}

/** Lets the auth server change password or e-mail address once. Passed in, because it is in a higher room. */
export type PermitChange = (userId: string) => Promise<void>

/** Ends all sessions of the user, because the old password may be stolen. */
export async function setPasswordByLink(
  link: MailedLink,
  password: string,
  permit: PermitChange,
): Promise<Outcome> {
  const verified = await verify(link)
  if (!verified?.session) return 'expired'
  await permit(verified.session.user.id)
  const { error } = await verified.client.auth.updateUser({ password })
  if (error && error.code !== 'same_password') throw new DataError('auth.setPassword', { cause: error.code })
  await verified.client.auth.signOut({ scope: 'global' })
  return 'done'
}

/** `half`: the link in the mail to the other address must be opened too. */
export async function confirmEmailByLink(link: MailedLink): Promise<Outcome | 'half'> {
  const verified = await verify(link)
  if (!verified) return 'expired'
  if (!verified.session) return 'half'
  await verified.client.auth.signOut({ scope: 'local' })
  return 'done'
}
