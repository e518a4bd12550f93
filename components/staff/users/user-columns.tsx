import { cellsOf, type ListColumns, textsOf } from '@/components/staff/list/list-columns'
import type { ListRow } from '@/components/staff/list/list-table'
import { StartMirroring } from '@/components/staff/mirroring/start-mirroring'
import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button-variants'
import { ROLE_LABELS, type UserType } from '@/lib/auth/roles'
import { USER_STATE_LABELS, type UserColumn } from '@/lib/auth/user-list'
import type { User } from '@/lib/data/people/users'
import { staffPaths } from '@/lib/portal/staff-paths'
import { fullName } from '@/lib/text/format'

/** White text on these has enough contrast in both themes. */
const GREY = 'bg-zinc-600'
const COLORS: Partial<Record<UserType, string>> = {
  super_admin: 'bg-purple-700',
  admin: 'bg-blue-700',
}

const typeLabel = (userType: UserType | null) => (userType ? ROLE_LABELS[userType] : 'No role')

export function UserTypeBadge({ userType }: { userType: UserType | null }) {
  return (
    <Badge tone="plain" className={`whitespace-nowrap text-white ${(userType && COLORS[userType]) ?? GREY}`}>
      {typeLabel(userType)}
    </Badge>
  )
}

const stateLabel = ({ isActive }: User) => USER_STATE_LABELS[isActive ? 'active' : 'inactive']

function timeOrNever(timeOf: (user: User) => string | null) {
  const cell = (user: User) => {
    const at = timeOf(user)
    return at ? <OfficeTime at={at} className="text-muted-foreground tabular-nums" /> : 'Never'
  }
  return { text: (user: User) => timeOf(user) ?? 'Never', cell }
}

const columns = (ownId: string): ListColumns<UserColumn, User> => ({
  name: { text: (user) => fullName(user) || 'N/A' },
  email: { text: ({ email }) => email, cell: ({ email }) => <BreakableEmail email={email} /> },
  type: {
    text: ({ userType }) => typeLabel(userType),
    cell: (user) => (
      <span className="flex flex-wrap gap-1.5">
        <UserTypeBadge userType={user.userType} />
        {!user.isActive && <Badge tone="over">Deactivated</Badge>}
      </span>
    ),
  },
  state: { text: stateLabel },
  created: timeOrNever(({ createdAt }) => createdAt),
  signedIn: timeOrNever(({ signedInAt }) => signedInAt),
  actions: { text: () => null, cell: (user) => <Actions user={user} isSelf={user.id === ownId} /> },
})

/** A line may break before the domain, so that a tablet shows the whole row. */
function BreakableEmail({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

function Actions({ user, isSelf }: { user: User; isSelf: boolean }) {
  if (isSelf) return <span className="text-muted-foreground">You</span>
  const name = fullName(user) || user.email
  return (
    <span className="flex flex-wrap gap-2">
      {user.isActive && <StartMirroring userId={user.id} name={name} />}
      <StaffLink
        href={staffPaths.user(user.id)}
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
      >
        <span>
          Manage<span className="sr-only"> {name}</span>
        </span>
      </StaffLink>
    </span>
  )
}

/** For `exportList`. */
export const USER_TEXTS = textsOf(columns(''))

/** @param ownId the signed-in user, who cannot manage their own account here */
export const toUserRow =
  (ownId: string) =>
  (user: User): ListRow<UserColumn> => ({
    id: user.id,
    href: staffPaths.user(user.id),
    title: fullName(user) || 'N/A',
    cells: cellsOf(columns(ownId), user),
  })
