import type { CookieOptions } from '@supabase/ssr'

/**
 * Where the session lives in the browser: out of reach of scripts and of other sites' posts. The `__Host-` prefix keeps a
 * sibling subdomain from planting a session of its own; browsers grant it on https only.
 *
 * @param siteUrl The public origin of this site.
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
