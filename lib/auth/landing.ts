import { paths } from '@/lib/paths'
import { withFlash, type FlashCode } from './flash'
import type { Area, UserType } from './roles'

export const homeOf = (role: UserType | null): string => (role ? paths.roleHome(role) : paths.home())

const denialCode = (area: Area, role: UserType | null): FlashCode =>
  area === 'super-admin' && role === 'project_manager'
    ? 'denied-super-admin-project-manager'
    : `denied-${area}`

export const deniedPath = (area: Area, role: UserType | null): string =>
  withFlash(homeOf(role), denialCode(area, role))

export const signInPath = (from: string): string => withFlash(paths.login({ next: from }), 'sign-in-required')
