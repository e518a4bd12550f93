import { paths } from '@/lib/paths'
import { withFlash, type FlashCode } from './flash'
import type { Access, UserType } from './roles'

export const homeOf = (role: UserType | null): string => (role ? paths.roleHome(role) : paths.home())

const denialCode = (access: Access, role: UserType | null): FlashCode =>
  access === 'super-admin' && role === 'project_manager'
    ? 'denied-super-admin-project-manager'
    : `denied-${access}`

export const deniedPath = (access: Access, role: UserType | null): string =>
  withFlash(homeOf(role), denialCode(access, role))

/** Of a session that does not count yet. `next` is the page to go on to. */
export const missingStepPath = (missing: 'second-step' | 'enrollment', next: string | null): string =>
  missing === 'second-step' ? paths.secondStep({ next }) : paths.secondFactor({ next })

export const signInPath = (from: string): string => withFlash(paths.login({ next: from }), 'sign-in-required')
