import type { Metadata } from 'next'
import { ListPager } from '@/components/staff/list/list-pager'
import { Invitations } from '@/components/staff/users/invitations'
import { InviteForm } from '@/components/staff/users/invite-form'
import { RefreshButton, UsersFailed } from '@/components/staff/users/refresh-users'
import { UserSearchForm, UsersTable } from '@/components/staff/users/users-table'
import { requireArea } from '@/lib/auth/session'
import { listInvitations } from '@/lib/data/privileged/invitations'
import { searchUsers } from '@/lib/data/people/users'
import { env } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { staffPaths } from '@/lib/portal/staff-paths'
import { readUserSearch, userSearchParams } from '@/lib/auth/user-search'
import { changeRole, invite, resend, setActive, withdraw } from './actions'

export const metadata: Metadata = { title: 'Users Management' }

export default async function UsersPage({ searchParams }: PageProps<'/dashboard/super-admin/users'>) {
  const viewer = await requireArea('super-admin', staffPaths.users())
  const search = readUserSearch(await searchParams)
  const lists = await Promise.all([searchUsers(search), listInvitations()]).catch((error: unknown) => {
    log.error('users.list', error)
    return null
  })
  const [users, invitations] = lists ?? []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
      <section aria-labelledby="users-heading" className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <h1 id="users-heading" className="type-title">
          Users Management
        </h1>
        <div className="flex flex-wrap gap-3">
          <UserSearchForm search={search} />
          <RefreshButton />
        </div>
        {users ? (
          <>
            <UsersTable
              rows={users.rows}
              search={search}
              ownId={viewer.id}
              actions={{ changeRole, setActive }}
            />
            <ListPager
              label="Pages of users"
              page={search.page}
              pageCount={users.pageCount}
              labels={['Previous', 'Next']}
              hrefOf={(page) => staffPaths.users(userSearchParams({ ...search, page }))}
            />
          </>
        ) : (
          <UsersFailed />
        )}
      </section>
      {invitations && (
        <section
          id="invitations"
          aria-labelledby="invitations-heading"
          className="grid scroll-mt-6 gap-10 lg:grid-cols-2"
        >
          <div className="grid content-start gap-5">
            <h2 id="invitations-heading" className="type-heading">
              Invite somebody
            </h2>
            <InviteForm action={invite} />
          </div>
          <div className="grid content-start gap-5">
            <h2 className="type-heading">Open invitations</h2>
            <Invitations rows={invitations} isMailKept={!env.SMTP_URL} actions={{ resend, withdraw }} />
          </div>
        </section>
      )}
    </div>
  )
}
