import 'server-only'
import { toUserType, type UserType } from '@/lib/auth/roles'
import { DataError, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'
import type { UserSearch } from '@/lib/auth/user-search'
import { toListPage, type ListPage } from '@/lib/data/query/lists'

const PAGE_SIZE = 25

export type User = {
  id: string
  firstName: string | null
  lastName: string | null
  email: string
  userType: UserType | null
  isActive: boolean
  createdAt: string | null
}

/** @throws DataError unless the user is a super admin and not mirroring. */
export async function searchUsers({
  text,
  role,
  sort,
  isDescending,
  page,
}: UserSearch): Promise<ListPage<User>> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_all_users', {
    search: text,
    of_role: role ?? undefined,
    sort,
    descending: isDescending,
    max_rows: PAGE_SIZE,
    skip_rows: (page - 1) * PAGE_SIZE,
  })
  if (error) throw new DataError('users.search', { cause: error })
  const rows = data.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    userType: toUserType(row.user_type),
    isActive: row.active,
    createdAt: row.created_at,
  }))
  return toListPage(rows, data[0]?.total ?? 0, PAGE_SIZE)
}

/** `conflict` when no super admin would be left. */
export async function setUserType(userId: string, userType: UserType): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('set_user_type', { user_id: userId, user_type: userType })
  return rpcOutcome('users.setType', error)
}

/** False ends all sessions of the user. */
export async function setUserActive(userId: string, isActive: boolean): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('set_user_active', { user_id: userId, active: isActive })
  return rpcOutcome('users.setActive', error)
}
