import 'server-only'
import { toUserType, type UserType } from '@/lib/auth/roles'
import type { UserColumn, UserFilter } from '@/lib/auth/user-list'
import { functionBatchesOf, pagesOf, type RowRange, type SessionClient } from '@/lib/data/query/lists'
import type { SortedPlace } from '@/lib/data/query/row-order'
import { DataError, rpcOutcome } from '@/lib/errors'
import type { RowChange, UndoneChange } from '@/lib/list/bulk-undo'
import type { ListQuery } from '@/lib/list/query'
import { MAX_SELECTION, type Selection } from '@/lib/list/selection'
import { createSessionClient } from '@/lib/supabase/server'

export type UserQuery = ListQuery<UserColumn, UserFilter>

export type User = {
  id: string
  firstName: string | null
  lastName: string | null
  email: string
  userType: UserType | null
  isActive: boolean
  /** Both ISO 8601. */
  createdAt: string | null
  signedInAt: string | null
}

/** The generated type has no null in columns of functions. */
type FoundUser = {
  id: string
  first_name: string | null
  last_name: string | null
  email: string
  user_type: string | null
  active: boolean
  created_at: string | null
  last_sign_in_at: string | null
  total: number
  sort_value: string
}

const toUser = (row: FoundUser): User => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  userType: toUserType(row.user_type),
  isActive: row.active,
  createdAt: row.created_at,
  signedInAt: row.last_sign_in_at,
})

const SORTS: Partial<Record<UserColumn, string>> = { name: 'name', email: 'email', type: 'user_type' }

/** @throws DataError unless the user is a super admin and not mirroring. */
async function readRows(
  client: SessionClient,
  query: UserQuery,
  { first, last }: RowRange,
  after: SortedPlace | null = null,
) {
  const { data, error } = await client.rpc('list_all_users', {
    search: query.text,
    sort: SORTS[query.sort] ?? 'created_at',
    descending: query.isDescending,
    max_rows: last - first + 1,
    skip_rows: first,
    after_value: after?.value,
    after_id: after?.id,
    of_role: query.filters.role,
    with_state: query.filters.state,
    signed_in: query.filters.signedIn,
  })
  if (error) throw new DataError('users.readRows', { cause: error })
  const rows = data as FoundUser[]
  const end = rows.at(-1)
  return {
    rows: rows.map(toUser),
    total: rows[0]?.total ?? null,
    after: end ? { value: end.sort_value, id: end.id } : null,
  }
}

export const searchUsers = pagesOf(readRows)
export const exportUsers = functionBatchesOf(readRows)

export async function getUser(id: string): Promise<User | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_all_users', { of_user: id })
  if (error) throw new DataError('users.getUser', { cause: error })
  const [row] = data as FoundUser[]
  return row ? toUser(row) : null
}

/** Null when the list is not what the person saw. */
export async function listSelectedUsers(selection: Selection, query: UserQuery): Promise<string[] | null> {
  if (selection.kind === 'rows') return selection.ids
  const { rows } = await readRows(await createSessionClient(), query, { first: 0, last: MAX_SELECTION })
  const isSame =
    rows.length === selection.count && rows.every(({ createdAt }) => (createdAt ?? '') <= selection.asOf)
  return isSame ? rows.map(({ id }) => id) : null
}

/** `self`: nobody changes oneself in the list. */
export type UserOutcome = { id: string; outcome: 'done' | 'unchanged' | 'self' | 'missing' }

export type UserChange = { userType: UserType } | { isActive: boolean }

/**
 * Deactivating ends all sessions of the users. Null when this person may not, or no super admin would be left: then nothing
 * changes.
 */
export async function changeUsers(
  ids: string[],
  change: UserChange,
): Promise<{ outcomes: UserOutcome[]; changes: RowChange[] } | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('change_users', {
    user_ids: ids,
    ...('userType' in change ? { new_type: change.userType } : { new_active: change.isActive }),
  })
  if (rpcOutcome('users.changeUsers', error) !== 'done') return null
  const rows = (data ?? []) as {
    user_id: string
    outcome: UserOutcome['outcome']
    change_id: number | null
  }[]
  return {
    outcomes: rows.map((row) => ({ id: row.user_id, outcome: row.outcome })),
    changes: rows.flatMap((row) =>
      row.change_id === null ? [] : [{ id: row.user_id, change: row.change_id }],
    ),
  }
}

/** Null when this person may not. */
export async function undoUserChanges(changes: readonly RowChange[]): Promise<UndoneChange[] | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('undo_user_changes', {
    user_ids: changes.map(({ id }) => id),
    change_ids: changes.map(({ change }) => change),
  })
  if (rpcOutcome('users.undoUserChanges', error) !== 'done') return null
  return (data ?? []).map((row) => ({ id: row.user_id, outcome: row.outcome as UndoneChange['outcome'] }))
}
