import 'server-only'
import { toUserType, type UserType } from '@/lib/auth/roles'
import { DataError, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import { fullName } from '@/lib/text/format'
import type { NewInvitation } from '@/lib/schemas/account'
import { createAdminClient } from '@/lib/supabase/admin'
import { createSessionClient } from '@/lib/supabase/server'

export type Invitation = {
  id: string
  email: string
  name: string
  userType: UserType | null
  createdAt: string
  expiresAt: string
}

export type OwnInvitation = { email: string; firstName: string | null }

/** Open invitations, newest first. @throws DataError unless the user is a super admin and not mirroring. */
export async function listInvitations(): Promise<Invitation[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_invitations')
  if (error) throw new DataError('invitations.list', { cause: error })
  return data.map((row) => ({
    id: row.id,
    email: row.email,
    name: fullName({ firstName: row.first_name, lastName: row.last_name }),
    userType: toUserType(row.user_type),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }))
}

/** `conflict` when the address has an account. */
export async function inviteUser(invitation: NewInvitation): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('invite_user', {
    email: invitation.email,
    first_name: invitation.firstName,
    last_name: invitation.lastName,
    user_type: invitation.userType,
  })
  return rpcOutcome('invitations.invite', error)
}

export async function resendInvitation(id: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('resend_invitation', { invitation_id: id })
  return rpcOutcome('invitations.resend', error)
}

export async function withdrawInvitation(id: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('withdraw_invitation', { invitation_id: id })
  return rpcOutcome('invitations.withdraw', error)
}

export async function findInvitation(token: string): Promise<OwnInvitation | null> {
  const { data, error } = await createAdminClient().rpc('find_invitation', { token })
  if (error) throw new DataError('invitations.find', { cause: error })
  const [row] = data
  return row ? { email: row.email, firstName: row.first_name } : null
}
