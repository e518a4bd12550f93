import type { CookieOptions } from '@supabase/ssr'

/**
 * Options of the session cookie. The `__Host-` prefix keeps a sibling subdomain from setting a session; browsers accept the
 * prefix on https only.
 *
 * @param siteUrl public origin of this site
 */
export function sessionCookie(siteUrl: string): CookieOptions & { name: string } {
  const secure = siteUrl.startsWith('https:')
  return {
    name: secure ? '__Host-session' : 'session',
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  }
}
