import { nameOrEmail } from './account'
import { toUserType, type UserType } from './roles'

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
    label: nameOrEmail(person) || 'somebody who left',
    until: row.expires_at,
    canChange: row.allow_changes,
    originalDashboard: row.original_dashboard,
    isValid: row.is_valid,
  }
}

/** Stored by the browser to keep its tabs in step. The server does not read it. */
export type MirroringRecord = {
  id: string | null
  email: string
  userType: UserType | null
  first_name: string | null
  last_name: string | null
  originalUserDashboard: string | null
}

export const toMirroringRecord = (mirroring: Mirroring): MirroringRecord => ({
  id: mirroring.targetId,
  email: mirroring.email,
  userType: mirroring.role,
  first_name: mirroring.firstName,
  last_name: mirroring.lastName,
  originalUserDashboard: mirroring.originalDashboard,
})
