import { withFlash } from '@/lib/auth/flash'
import { homeOf, missingStepPath } from '@/lib/auth/landing'
import type { UserType } from '@/lib/auth/roles'
import type { SignedIn } from '@/lib/auth/sign-in'
import { paths } from '@/lib/paths'
import { findRoute, lackedAt } from './screens'

function canOpen(address: string, role: UserType | null): boolean {
  const [pathname = ''] = address.split('?')
  if (pathname !== paths.dashboard() && !pathname.startsWith(`${paths.dashboard()}/`)) return true
  return findRoute(pathname).kind !== 'unknown' && lackedAt(pathname, role) === null
}

/**
 * The first page after signing in.
 * @param next checked by `safeNext`; ignored when it does not exist or its area is closed to this role
 */
export function landingPath(role: UserType | null, next: string | null): string {
  if (next && canOpen(next, role)) return next
  return role ? homeOf(role) : withFlash(paths.home(), 'no-dashboard')
}

/** After a right password: on to what is missing, or past the page that asks for a second factor while there is time left. */
export function signedInPath(signedIn: SignedIn, next: string | null): string {
  if ('missing' in signedIn) return missingStepPath(signedIn.missing, next)
  const landing = landingPath(signedIn.account.role, next)
  return signedIn.enrollBy ? paths.secondFactor({ next: landing }) : landing
}
