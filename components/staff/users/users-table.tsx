import { SortLink } from '@/components/staff/list/list-table'
import { fieldLook, SearchField } from '@/components/ui/input'
import { Button } from '@/components/ui/button'
import { ROLE_LABELS, USER_TYPES } from '@/lib/auth/roles'
import { type UserSearch, userSearchParams, type UserSort } from '@/lib/auth/user-search'
import type { User } from '@/lib/data/people/users'
import { staffPaths } from '@/lib/portal/staff-paths'
import { type UserActions, UserRow } from './user-row'

type UsersTableProps = {
  rows: User[]
  search: UserSearch
  /** The signed-in user, who cannot manage their own account here. */
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
            <UserRow key={user.id} user={user} isSelf={user.id === ownId} actions={actions} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type SortHeadingProps = { label: string; sort: UserSort; search: UserSearch }

function SortHeading({ label, sort, search }: SortHeadingProps) {
  const isSorted = search.sort === sort
  const direction = search.isDescending ? 'descending' : 'ascending'
  const isDescending = isSorted ? !search.isDescending : sort === 'created_at'
  return (
    <th scope="col" aria-sort={isSorted ? direction : 'none'} className="px-4 py-3 text-left font-medium">
      <SortLink
        label={label}
        href={staffPaths.users(userSearchParams({ ...search, sort, isDescending, page: 1 }))}
        direction={isSorted ? direction : null}
      />
    </th>
  )
}

/** Keeps the sort order of the URL. */
export function UserSearchForm({ search }: { search: UserSearch }) {
  const hiddenParams = userSearchParams({ ...search, text: '', role: null, page: 1 })
  return (
    <form
      role="search"
      aria-label="Users"
      action={staffPaths.users()}
      className="flex min-w-0 grow flex-wrap gap-3"
    >
      {[...hiddenParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchField text={search.text} label="Name or address" className="max-w-md" />
      <select
        name="role"
        aria-label="Role"
        defaultValue={search.role ?? ''}
        key={search.role}
        className={`${fieldLook} w-auto!`}
      >
        <option value="">Any user type</option>
        {USER_TYPES.map((role) => (
          <option key={role} value={role}>
            {ROLE_LABELS[role]}
          </option>
        ))}
        <option value="none">No role</option>
      </select>
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  )
}
