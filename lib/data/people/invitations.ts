import 'server-only'
import { toUserType, type UserType } from '@/lib/auth/roles'
import type { InvitationColumn, InvitationFilter } from '@/lib/auth/user-list'
import { functionBatchesOf, pagesOf, type RowRange, type SessionClient } from '@/lib/data/query/lists'
import type { SortedPlace } from '@/lib/data/query/row-order'
import { DataError, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import type { ListQuery } from '@/lib/list/query'
import { MAX_SELECTION, type Selection } from '@/lib/list/selection'
import type { MailStatus } from '@/lib/portal/mail-list'
import type { NewInvitation } from '@/lib/schemas/account'
import { createSessionClient } from '@/lib/supabase/server'
import { fullName } from '@/lib/text/format'

export type InvitationQuery = ListQuery<InvitationColumn, InvitationFilter>

/** Instants are ISO 8601. */
export type Invitation = {
  id: string
  email: string
  name: string
  userType: UserType | null
  /** Null: the person has no account any more, or the server sent it. */
  invitedBy: string | null
  /** The letter with the link; null when it is gone. */
  letter: { status: MailStatus; lastError: string | null } | null
  createdAt: string
  expiresAt: string
}

/** The generated type has no null in columns of functions. */
type FoundInvitation = {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
  user_type: string | null
  invited_by: string | null
  created_at: string
  expires_at: string
  mail_status: string | null
  mail_error: string | null
  total: number
  sort_value: string
}

const toInvitation = (row: FoundInvitation): Invitation => ({
  id: row.id,
  email: row.email,
  name: fullName({ firstName: row.first_name, lastName: row.last_name }),
  userType: toUserType(row.user_type),
  invitedBy: row.invited_by,
  letter:
    row.mail_status === null ? null : { status: row.mail_status as MailStatus, lastError: row.mail_error },
  createdAt: row.created_at,
  expiresAt: row.expires_at,
})

const SORTS: Partial<Record<InvitationColumn, string>> = { email: 'email', expires: 'expires' }

/** @throws DataError unless the user is a super admin and not mirroring. */
async function readRows(
  client: SessionClient,
  query: InvitationQuery,
  { first, last }: RowRange,
  after: SortedPlace | null = null,
) {
  const { data, error } = await client.rpc('list_invitations', {
    search: query.text,
    of_role: query.filters.role,
    with_state: query.filters.state,
    sort: SORTS[query.sort],
    descending: query.isDescending,
    max_rows: last - first + 1,
    skip_rows: first,
    after_value: after?.value,
    after_id: after?.id,
  })
  if (error) throw new DataError('invitations.readRows', { cause: error })
  const rows = data as FoundInvitation[]
  const end = rows.at(-1)
  return {
    rows: rows.map(toInvitation),
    total: rows[0]?.total ?? null,
    after: end ? { value: end.sort_value, id: end.id } : null,
  }
}

export const searchInvitations = pagesOf(readRows)
export const exportInvitations = functionBatchesOf(readRows)

/** Null for one that was accepted or withdrawn. */
export async function getInvitation(id: string): Promise<Invitation | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_invitations', { of_invitation: id })
  if (error) throw new DataError('invitations.getInvitation', { cause: error })
  const [row] = data as FoundInvitation[]
  return row ? toInvitation(row) : null
}

/** Null when the list is not what the person saw. */
export async function listSelectedInvitations(
  selection: Selection,
  query: InvitationQuery,
): Promise<string[] | null> {
  if (selection.kind === 'rows') return selection.ids
  const { rows } = await readRows(await createSessionClient(), query, { first: 0, last: MAX_SELECTION })
  const isSame = rows.length === selection.count && rows.every((row) => row.createdAt <= selection.asOf)
  return isSame ? rows.map(({ id }) => id) : null
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

export type InvitationChange = 'resend' | 'withdraw'

/** `joined`: the person has an account by now. */
export type InvitationOutcome = { id: string; outcome: 'done' | 'missing' | 'joined' }

/** Null when this person may not. */
export async function changeInvitations(
  ids: string[],
  change: InvitationChange,
): Promise<InvitationOutcome[] | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('change_invitations', { invitation_ids: ids, change })
  if (rpcOutcome('invitations.change', error) !== 'done') return null
  return (data ?? []).map((row) => ({
    id: row.invitation_id,
    outcome: row.outcome as InvitationOutcome['outcome'],
  }))
}
