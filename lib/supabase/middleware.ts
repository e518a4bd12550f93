import 'server-only'
import { createServerClient, type SetAllCookies } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { NextRequest, NextResponse } from 'next/server'
import { env } from '@/lib/env'
import { privateFetch, sessionCookie } from './client-options'
import type { Database } from './database.types'
import { holdsSession, readClaims } from './read-claims'

export type Refreshed = {
  /** `unknown` while the auth server does not answer; the page's guard decides then. */
  session: 'signed-in' | 'signed-out' | 'unknown'
  /** Reads as the session. */
  client: SupabaseClient<Database>
  /** Sets renewed cookies on the response, with headers that keep shared caches from storing it. */
  applyCookies: (response: NextResponse) => NextResponse
}

/** @param isVerified also verifies a session that needs no renewal, which costs a request to the auth server */
export async function refreshSession(request: NextRequest, isVerified: boolean): Promise<Refreshed> {
  const changes: Parameters<SetAllCookies>[0] = []
  const headers = new Headers()

  const client = createServerClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: sessionCookie(env.SITE_URL),
    cookies: {
      getAll: () => request.cookies.getAll(),
      setAll: (cookies, noStore) => {
        changes.push(...cookies)
        for (const { name, value } of cookies) request.cookies.set(name, value)
        for (const [name, value] of Object.entries(noStore)) headers.set(name, value)
      },
    },
    global: { fetch: privateFetch },
  })
  const session = await (isVerified ? readClaims(client) : holdsSession(client)).then(
    (found) => (found ? 'signed-in' : 'signed-out'),
    () => 'unknown' as const,
  )

  return {
    session,
    client,
    applyCookies: (response) => {
      for (const { name, value, options } of changes) response.cookies.set(name, value, options)
      headers.forEach((value, name) => response.headers.set(name, value))
      return response
    },
  }
}
