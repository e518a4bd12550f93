import 'server-only'
import { createServerClient, isChunkLike } from '@supabase/ssr'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { env } from '@/lib/env'
import { ONE_TRY, privateFetch, sessionCookie } from './client-options'
import type { Database } from './database.types'

/** Acts as the user whose session cookie came with the request; row-level security applies. Reading the cookies makes a page dynamic. */
export const createSessionClient = cache(async () => {
  const store = await cookies()
  return createServerClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: sessionCookie(env.SITE_URL),
    cookies: {
      getAll: () => store.getAll(),
      // The headers argument is not needed: responses of actions and dynamic pages are no-store anyway.
      setAll: (changes) => {
        try {
          for (const { name, value, options } of changes) store.set(name, value, options)
        } catch {
          // A page cannot set cookies while it renders; the middleware has just refreshed the session.
        }
      },
    },
    global: { fetch: privateFetch },
    db: ONE_TRY,
  })
})

/** Removes the session's cookies in this browser. Only for actions and route handlers. */
export async function dropSessionCookies(): Promise<void> {
  const store = await cookies()
  const { name: session, ...options } = sessionCookie(env.SITE_URL)
  for (const { name } of store.getAll()) {
    if (isChunkLike(name, session)) store.set(name, '', { ...options, maxAge: 0 })
  }
}
