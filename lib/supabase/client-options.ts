import type { CookieOptions } from '@supabase/ssr'

/** Milliseconds: longer than any sane read. A database that does not answer leads to the error screen within this time. */
export const READ_TIMEOUT = 5_000
/** A change of many rows takes longer on the embedded database. */
const WRITE_TIMEOUT = 10_000

/** For responses that belong to one person: never cached, with a timeout. */
export const privateFetch: typeof fetch = (input, init) => {
  const timeout = (init?.method ?? 'GET') === 'GET' ? READ_TIMEOUT : WRITE_TIMEOUT
  return fetch(input, { ...init, cache: 'no-store', signal: init?.signal ?? AbortSignal.timeout(timeout) })
}

/** One try: by itself the client would repeat a failed read three times, and whoever waits would wait for all of them. */
export const ONE_TRY = { retry: false }

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
