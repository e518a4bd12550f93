import { paths } from '@/lib/paths'
import { withFlash, type FlashCode } from './flash'
import type { Area, UserType } from './roles'

/** Where someone belongs: the role's home, or the public home for a person without a role. */
export const homeOf = (role: UserType | null): string => (role ? paths.roleHome(role) : paths.home())

const denialCode = (area: Area, role: UserType | null): FlashCode =>
  area === 'super-admin' && role === 'project_manager'
    ? 'denied-super-admin-project-manager'
    : `denied-${area}`

/** Where someone goes who knocked at an area that is closed to them. */
export const deniedPath = (area: Area, role: UserType | null): string =>
  withFlash(homeOf(role), denialCode(area, role))

/** The sign-in page for someone who asked for `from` while signed out. */
export const signInPath = (from: string): string => withFlash(paths.login({ next: from }), 'sign-in-required')
