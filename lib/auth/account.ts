import type { UserType } from './roles'
import type { Viewer } from './viewer-cookie'

/** The person a request acts for: while mirroring, the mirrored one. */
export type Account = {
  id: string
  email: string
  firstName: string | null
  lastName: string | null
  /** Null for someone who is signed in without an active staff profile: the rights of a visitor. */
  role: UserType | null
}

/** The part of the address before the at sign when no name is known. */
export function displayName({ firstName, lastName, email }: Account): string {
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return name || email.slice(0, email.indexOf('@'))
}

/** What the browser may know by itself. */
export const toViewer = (account: Account): Viewer => ({ name: displayName(account), role: account.role })
