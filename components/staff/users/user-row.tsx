import { StartMirroring } from '@/components/staff/mirroring/start-mirroring'
import { OfficeTime } from '@/components/staff/office-time'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { ROLE_LABELS, type UserType } from '@/lib/auth/roles'
import type { User } from '@/lib/data/people/users'
import { fullName } from '@/lib/text/format'
import { RoleSelect } from './role-select'

type UserRowProps = { user: User; isSelf: boolean; actions: UserActions }

const CELL = 'px-4 py-3 align-top'

export function UserRow({ user, isSelf, actions }: UserRowProps) {
  const name = fullName(user)
  return (
    <tr>
      <th scope="row" className={`${CELL} min-w-36 text-left font-medium [overflow-wrap:anywhere]`}>
        {name || 'N/A'}
        {!user.isActive && (
          <p className="mt-1">
            <Badge>Deactivated</Badge>
          </p>
        )}
      </th>
      <td className={`${CELL} min-w-60 [overflow-wrap:anywhere]`}>{user.email}</td>
      <td className={CELL}>
        <UserTypeBadge userType={user.userType} />
      </td>
      <td className={`${CELL} whitespace-nowrap text-muted-foreground tabular-nums`}>
        {user.createdAt ? <OfficeTime at={user.createdAt} /> : 'Never'}
      </td>
      <td className={CELL}>
        {isSelf ? (
          <span className="text-muted-foreground">You</span>
        ) : (
          <div className="flex items-start gap-2">
            {user.isActive && <StartMirroring userId={user.id} name={name || user.email} />}
            <ManageUser user={user} name={name || user.email} actions={actions} />
          </div>
        )}
      </td>
    </tr>
  )
}

type ManageUserProps = { user: User; name: string; actions: UserActions }

/** `<details>` works without JavaScript and guards against accidental clicks. */
function ManageUser({ user, name, actions }: ManageUserProps) {
  return (
    <details>
      <summary className={buttonVariants({ variant: 'outline', size: 'sm', className: 'list-none' })}>
        <span>
          Manage<span className="sr-only"> {name}</span>
        </span>
      </summary>
      <div className="mt-3 grid w-64 max-w-full gap-3">
        <form action={actions.changeRole.bind(null, user.id)} className="flex gap-2">
          <RoleSelect
            key={user.userType}
            aria-label={`Role of ${name}`}
            defaultValue={user.userType ?? undefined}
          />
          <Button type="submit" variant="secondary">
            Save
          </Button>
        </form>
        <form action={actions.setActive.bind(null, user.id, !user.isActive)}>
          <Button type="submit" variant={user.isActive ? 'destructive' : 'outline'} size="sm">
            {user.isActive ? 'Deactivate' : 'Reactivate'}
          </Button>
        </form>
      </div>
    </details>
  )
}

/** Each ends with a redirect. */
export type UserActions = {
  changeRole: (userId: string, formData: FormData) => Promise<void>
  setActive: (userId: string, isActive: boolean) => Promise<void>
}

/** White text on these has enough contrast in both themes. */
const GREY = 'bg-zinc-600'
const COLORS: Partial<Record<UserType, string>> = {
  super_admin: 'bg-purple-700',
  admin: 'bg-blue-700',
}

export function UserTypeBadge({ userType }: { userType: UserType | null }) {
  return (
    <Badge
      variant="plain"
      className={`whitespace-nowrap text-white ${(userType && COLORS[userType]) ?? GREY}`}
    >
      {userType ? ROLE_LABELS[userType] : 'No role'}
    </Badge>
  )
}
