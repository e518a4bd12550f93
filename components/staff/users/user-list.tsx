import { BulkButton, BulkReports } from '@/components/staff/list/bulk-reports'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { fieldLook } from '@/components/ui/input'
import { ROLE_LABELS } from '@/lib/auth/roles'
import { USER_LIST } from '@/lib/auth/user-list'
import type { UserQuery, User } from '@/lib/data/people/users'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import type { BulkAction } from '@/lib/list/bulk'
import { optionsFromLabels } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { RefreshButton, UsersFailed } from './refresh-users'
import { toUserRow } from './user-columns'

type Props = {
  query: UserQuery
  /** Null when the users could not be read. */
  found: { page: ListPage<User>; views: SavedView[] } | null
  /** When the page was read, ISO 8601. */
  asOf: string
  ownId: string
  viewActions: SavedViewActions
  change: BulkAction
  undo: BulkAction
}

const { role, state, signedIn } = USER_LIST.filters

const OPTIONS = {
  role: optionsFromLabels(role.choices),
  state: optionsFromLabels(state.choices),
  signedIn: optionsFromLabels(signedIn.choices),
}

export const UserList = ({ query, found, asOf, ownId, viewActions, change, undo }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
    <div className="flex flex-wrap items-end justify-between gap-4">
      <h1 className="type-title">Users Management</h1>
      <div className="flex flex-wrap items-center gap-3">
        <RefreshButton />
        <StaffLink href={staffPaths.signInRules()} className={buttonVariants({ variant: 'outline' })}>
          Sign-in rules
        </StaffLink>
        <StaffLink href={staffPaths.invitations()} className={buttonVariants({ variant: 'outline' })}>
          Invitations
        </StaffLink>
        <StaffLink href={staffPaths.newInvitation()} className={buttonVariants()}>
          Invite user
        </StaffLink>
      </div>
    </div>
    {found ? (
      <BulkReports action={change} undo={undo}>
        <ListScreen
          {...found}
          query={query}
          spec={USER_LIST}
          toRow={toUserRow(ownId)}
          options={OPTIONS}
          hrefOf={(params) => staffPaths.users(params)}
          exportHref={(params) => staffPaths.userExport(params)}
          viewActions={viewActions}
          bulk={{ asOf, controls: <UserChanges /> }}
        />
      </BulkReports>
    ) : (
      <UsersFailed />
    )}
  </div>
)

const LOOK = `${fieldLook} h-11 min-w-0 grow py-0 text-sm! sm:w-auto`

/** Within the form of the list. CSS shows what a change needs, also without JavaScript. */
const UserChanges = () => (
  <div className="group/change flex w-full flex-wrap items-center gap-2 sm:w-auto">
    <select name="change" aria-label="Change of the selected users" className={LOOK}>
      <option value="role">Set user type</option>
      <option value="deactivate">Deactivate</option>
      <option value="reactivate">Reactivate</option>
    </select>
    <select
      name="userType"
      aria-label="User type of the selected users"
      defaultValue=""
      className={`${LOOK} hidden group-has-[option[value=role]:checked]/change:block`}
    >
      <option value="">Choose a role</option>
      {optionsFromLabels(ROLE_LABELS).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <BulkButton label="Apply" />
  </div>
)
