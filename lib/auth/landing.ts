import { paths } from '@/lib/paths'
import { findRoute } from '@/lib/portal/routes'
import { withFlash, type FlashCode } from './flash'
import { mayEnter, type Area, type UserType } from './roles'

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

function isOpen(address: string, role: UserType | null): boolean {
  const [pathname = ''] = address.split('?')
  if (pathname !== paths.dashboard() && !pathname.startsWith(`${paths.dashboard()}/`)) return true
  const route = findRoute(pathname)
  return route.kind !== 'unknown' && mayEnter(route.area, role)
}

/**
 * The first page after signing in.
 *
 * @param next A remembered address that went through `safeNext`; skipped when it leads nowhere or its area is closed to
 *   this role.
 */
export function landingPath(role: UserType | null, next: string | null): string {
  if (next && isOpen(next, role)) return next
  return role ? homeOf(role) : withFlash(paths.home(), 'no-dashboard')
}
