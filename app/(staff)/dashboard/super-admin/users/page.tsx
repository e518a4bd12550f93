import type { Metadata } from 'next'
import { listViewActions } from '@/components/staff/list/saved-views'
import { UserList } from '@/components/staff/users/user-list'
import { requireArea } from '@/lib/auth/session'
import { USER_LIST } from '@/lib/auth/user-list'
import { searchUsers } from '@/lib/data/people/users'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { readListQuery } from '@/lib/list/query'
import { log } from '@/lib/observability/log'
import { staffPaths } from '@/lib/portal/staff-paths'
import { changeChosenUsers, undoChosenUserChanges } from './actions'

export const metadata: Metadata = { title: 'Users Management' }

export default async function UsersPage({ searchParams }: PageProps<'/dashboard/super-admin/users'>) {
  const viewer = await requireArea('super-admin', staffPaths.users())
  const query = readListQuery(USER_LIST, await searchParams)
  const asOf = new Date().toISOString()
  const found = await Promise.all([searchUsers(query), listSavedViews(USER_LIST.name)]).catch(
    (error: unknown) => {
      log.error('users.list', error)
      return null
    },
  )
  const [page, views] = found ?? []
  return (
    <UserList
      query={query}
      found={page && views ? { page, views } : null}
      asOf={asOf}
      ownId={viewer.id}
      viewActions={listViewActions('super-admin', USER_LIST.name)}
      change={changeChosenUsers}
      undo={undoChosenUserChanges}
    />
  )
}
