import 'server-only'
import { findInvitation } from '@/lib/data/privileged/invitations'
import { DataError } from '@/lib/errors'
import { createAuthClient } from '@/lib/supabase/anonymous'

/**
 * Makes the account that an invitation promises. Null, when the invitation is gone; otherwise the address to sign in with.
 * The token goes along, because the database lets nobody sign up without it.
 *
 * @throws DataError when the auth server made no account.
 */
export async function acceptInvitation(token: string, password: string): Promise<string | null> {
  const invitation = await findInvitation(token)
  if (!invitation) return null
  const { error } = await createAuthClient().auth.signUp({
    email: invitation.email,
    password,
    options: { data: { invitation_token: token } },
  })
  if (error) throw new DataError('auth.acceptInvitation', { cause: error.code ?? error.status })
  return invitation.email
}
