import type { CookieOptions } from '@supabase/ssr'
import { isReading, noteSilentDatabase, wasDatabaseSilent } from '../next-runtime/request-store.ts'

/** Milliseconds: longer than any sane read. A database that does not answer leads to the error screen within this time. */
export const READ_TIMEOUT = 5_000
/** A change of many rows takes longer on the embedded database. */
const WRITE_TIMEOUT = 10_000

/**
 * Asks once for the whole request: a page does not wait for a second question after the first was given up.
 *
 * @throws DOMException after `timeoutMs`
 */
export async function askWithin(
  timeoutMs: number,
  ask: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  if (wasDatabaseSilent()) throw new Error('The database gave this request no answer before')
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return await ask(signal)
  } catch (error) {
    if (signal.aborted) noteSilentDatabase()
    throw error
  }
}

/** For responses that belong to one person: never cached, with a timeout. Pages read by functions, too, which are called by POST. */
export const privateFetch: typeof fetch = (input, init) => {
  const ask = (signal: AbortSignal) => fetch(input, { ...init, cache: 'no-store', signal })
  if (init?.signal) return ask(init.signal)
  return askWithin((init?.method ?? 'GET') === 'GET' || isReading() ? READ_TIMEOUT : WRITE_TIMEOUT, ask)
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
