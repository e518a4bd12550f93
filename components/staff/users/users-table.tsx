import type { User } from '@/lib/data/people/users'
import type { UserSearch } from '@/lib/auth/user-search'
import { SortHeading } from './sort-heading'
import type { UserActions } from './user-actions'
import { UserRow } from './user-row'

type UsersTableProps = {
  rows: User[]
  search: UserSearch
  /** The signed-in user, who manages everybody but themselves here. */
  ownId: string
  actions: UserActions
}

export function UsersTable({ rows, search, ownId, actions }: UsersTableProps) {
  if (rows.length === 0) return <p className="text-muted-foreground">No users found.</p>
  return (
    <div
      role="region"
      aria-label="Users"
      tabIndex={0}
      className="relative overflow-x-auto rounded-md border bg-card"
    >
      <table className="w-full min-w-3xl text-sm">
        <thead className="border-b">
          <tr>
            <SortHeading label="Name" sort="name" search={search} />
            <SortHeading label="Email" sort="email" search={search} />
            <SortHeading label="User Type" sort="user_type" search={search} />
            <SortHeading label="Created At" sort="created_at" search={search} />
            <th scope="col" className="px-4 py-3 text-left font-medium">
              Actions
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map((user) => (
            <UserRow key={user.id} user={user} isOneself={user.id === ownId} actions={actions} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
