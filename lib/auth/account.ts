import { fullName } from '@/lib/text/format'
import type { Mirroring } from './mirroring-state'
import type { UserType } from './roles'
import type { Viewer } from './viewer-cookie'

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
export const nameOrEmail = (person: Named): string => fullName(person) || person.email

export const toViewer = (account: Account, mirroring: Mirroring | null = null): Viewer => ({
  name: displayName(account),
  role: account.role,
  ...(mirroring && { mirroring: mirroring.label }),
})
