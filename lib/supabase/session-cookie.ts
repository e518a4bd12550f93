import type { CookieOptions } from '@supabase/ssr'

/** The `__Host-` prefix keeps a sibling subdomain from setting a session; browsers accept it on https only. */
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
