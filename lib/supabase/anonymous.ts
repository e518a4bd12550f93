import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import { privateFetch, STATELESS } from './client-options'
import type { Database } from './database.types'

/** A cached public read is refreshed after this time even when no staff action revalidated its tag. */
const PUBLIC_REVALIDATE_SECONDS = 300

/** The embedded database answers one query at a time: waiting longer only lengthens the queue. */
const READ_TIMEOUT_MS = 10_000

const createAnonymousClient = (
  clientFetch: typeof fetch,
  auth: typeof STATELESS & { flowType?: 'implicit' },
) =>
  createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth,
    global: { fetch: clientFetch },
  })

/** Reads as an anonymous visitor; responses are cached under `tags` and shared by all visitors. */
export const createPublicClient = (tags: string[]) =>
  createAnonymousClient(
    (input, init) =>
      fetch(input, {
        ...init,
        signal: AbortSignal.timeout(READ_TIMEOUT_MS),
        next: { tags, revalidate: PUBLIC_REVALIDATE_SECONDS },
      }),
    STATELESS,
  )

/** Reads as an anonymous visitor, uncached, even when the request has a session. */
export const createVisitorClient = () => createAnonymousClient(privateFetch, STATELESS)

/** No cookie is read or set. `implicit`, because mailed links are often opened on another device. */
export const createAuthClient = () =>
  createAnonymousClient(privateFetch, { ...STATELESS, flowType: 'implicit' })
