import { Badge } from '@/components/ui/badge'
import { ROLE_LABELS, type UserType } from '@/lib/auth/roles'

/** White on these is readable in both appearances. */
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
