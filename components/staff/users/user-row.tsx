import { StartMirroring } from '@/components/staff/mirroring/start-mirroring'
import { OfficeTime } from '@/components/staff/office-time'
import { Badge } from '@/components/ui/badge'
import type { User } from '@/lib/data/people/users'
import { fullName } from '@/lib/text/person-name'
import { ManageUser } from './manage-user'
import type { UserActions } from './user-actions'
import { UserTypeBadge } from './user-type-badge'

type UserRowProps = { user: User; isOneself: boolean; actions: UserActions }

const CELL = 'px-4 py-3 align-top'

export function UserRow({ user, isOneself, actions }: UserRowProps) {
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
        {isOneself ? (
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
