import { fullName } from '@/lib/text/format'
import { toUserType, type UserType } from './roles'

/** The user that a request acts for: while mirroring, the mirrored user. */
export type Account = {
  id: string
  email: string
  firstName: string | null
  lastName: string | null
  /** Null without an active staff profile: the rights of a visitor. */
  role: UserType | null
}

type Named = Pick<Account, 'email' | 'firstName' | 'lastName'>

export const displayName = (person: Named): string =>
  fullName(person) || person.email.slice(0, person.email.indexOf('@'))

/** The whole address without a name, so that the mirrored user cannot be mistaken for another. */
const nameOrEmail = (person: Named): string => fullName(person) || person.email

export type Mirroring = {
  /** Null: the user was deleted. */
  targetId: string | null
  email: string
  firstName: string | null
  lastName: string | null
  role: UserType | null
  label: string
  /** ISO 8601. */
  until: string
  canChange: boolean
  originalDashboard: string | null
  /** False: expired but not stopped. Until it is stopped, the session has no rights, not even its own. */
  isValid: boolean
}

export type MirroringRow = {
  target_id: string | null
  target_email: string
  target_first_name: string | null
  target_last_name: string | null
  target_user_type: string | null
  expires_at: string
  allow_changes: boolean
  original_dashboard: string | null
  is_valid: boolean
}

export function toMirroring(row: MirroringRow): Mirroring {
  const person = {
    email: row.target_email,
    firstName: row.target_first_name,
    lastName: row.target_last_name,
  }
  return {
    ...person,
    targetId: row.target_id,
    role: toUserType(row.target_user_type),
    label: nameOrEmail(person) || 'former user',
    until: row.expires_at,
    canChange: row.allow_changes,
    originalDashboard: row.original_dashboard,
    isValid: row.is_valid,
  }
}

/** What static pages may know: scripts can read it in a cookie. */
export type Viewer = {
  name: string
  role: UserType | null
  mirroring?: string
}

export const toViewer = (account: Account, mirroring: Mirroring | null = null): Viewer => ({
  name: displayName(account),
  role: account.role,
  ...(mirroring && { mirroring: mirroring.label }),
})
