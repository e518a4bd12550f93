import { nameOrEmail } from './account'
import { toUserType, type UserType } from './roles'

/** Another person's eyes through which this sign-in looks. */
export type Mirroring = {
  /** Null: the person was deleted meanwhile. */
  targetId: string | null
  email: string
  firstName: string | null
  lastName: string | null
  role: UserType | null
  /** What the banner calls the person. */
  label: string
  /** ISO 8601. */
  until: string
  mayChange: boolean
  /** Where it was started, as the browser named it. */
  originalDashboard: string | null
  /** False: over, though not stopped yet. Until then no rights are left, not even one's own. */
  isValid: boolean
}

/** What the function `get_sign_in` answers of it. */
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
    mayChange: row.allow_changes,
    originalDashboard: row.original_dashboard,
    isValid: row.is_valid,
  }
}

/** The browser's own note, by which its tabs stay in step. No server reads it. */
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
