import { withFlash } from '@/lib/auth/flash'
import { homeOf } from '@/lib/auth/landing'
import type { UserType } from '@/lib/auth/roles'
import { paths } from '@/lib/paths'
import { findRoute, lackedAccess } from './screens'

function canOpen(address: string, role: UserType | null): boolean {
  const [pathname = ''] = address.split('?')
  if (pathname !== paths.dashboard() && !pathname.startsWith(`${paths.dashboard()}/`)) return true
  const route = findRoute(pathname)
  if (route.kind === 'unknown') return false
  return lackedAccess(route.kind === 'screen' ? route.screen : route, role) === null
}

/**
 * The first page after signing in.
 * @param next checked by `safeNext`; ignored when it does not exist or its area is closed to this role
 */
export function landingPath(role: UserType | null, next: string | null): string {
  if (next && canOpen(next, role)) return next
  return role ? homeOf(role) : withFlash(paths.home(), 'no-dashboard')
}
