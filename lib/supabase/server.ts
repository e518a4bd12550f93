import 'server-only'
import { createServerClient, isChunkLike } from '@supabase/ssr'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { env } from '@/lib/env'
import type { Database } from './database.types'
import { privateFetch } from './private-fetch'
import { sessionCookie } from './session-cookie'

/**
 * Acts as the person whose session cookie came with the request; row-level security applies. Only where a response is
 * made for one person: reading the cookies makes a page dynamic.
 */
export const createSessionClient = cache(async () => {
  const store = await cookies()
  return createServerClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: sessionCookie(env.SITE_URL),
    cookies: {
      getAll: () => store.getAll(),
      // Answers of actions and dynamic pages are no-store by themselves, so the headers need no second sender here.
      setAll: (changes) => {
        try {
          for (const { name, value, options } of changes) store.set(name, value, options)
        } catch {
          // A page cannot set cookies while it renders; the middleware has refreshed the session just before.
        }
      },
    },
    global: { fetch: privateFetch },
  })
})

/** Forgets the session in this browser, whatever the auth server says. Only in actions and route handlers. */
export async function dropSessionCookies(): Promise<void> {
  const store = await cookies()
  const { name: session, ...options } = sessionCookie(env.SITE_URL)
  for (const { name } of store.getAll()) {
    if (isChunkLike(name, session)) store.set(name, '', { ...options, maxAge: 0 })
  }
}
