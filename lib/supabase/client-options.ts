import type { CookieOptions } from '@supabase/ssr'

/** Longer than any sane query; without it a stuck database would hold the page open for minutes. */
const TIMEOUT_MS = 10_000

/** For responses that belong to one person: never cached, with a timeout. */
export const privateFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, cache: 'no-store', signal: init?.signal ?? AbortSignal.timeout(TIMEOUT_MS) })

export const STATELESS = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }

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
