import { fullName } from '@/lib/text/format'
import type { Mirroring } from './mirroring-state'
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

type Named = Pick<Account, 'email' | 'firstName' | 'lastName'>

/** The part of the address before the at sign when no name is known. */
export const displayName = (person: Named): string =>
  fullName(person) || person.email.slice(0, person.email.indexOf('@'))

/** The whole address when no name is known: who is looked through must not be mistaken. */
export const nameOrEmail = (person: Named): string => fullName(person) || person.email

/** What the browser may know by itself. */
export const toViewer = (account: Account, mirroring: Mirroring | null = null): Viewer => ({
  name: displayName(account),
  role: account.role,
  ...(mirroring && { mirroring: mirroring.label }),
})
