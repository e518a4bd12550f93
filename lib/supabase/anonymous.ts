import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { env, isBuilding } from '@/lib/env'
import { askWithin, ONE_TRY, privateFetch, READ_TIMEOUT, STATELESS } from './client-options'
import type { Database } from './database.types'

/** A cached public read is refreshed after this time even when no staff action revalidated its tag. */
const PUBLIC_REVALIDATE_SECONDS = 300

/** Milliseconds. A build asks for many pages at once, and the embedded database answers one query at a time. */
const BUILD_TIMEOUT = 30_000

const createAnonymousClient = (
  clientFetch: typeof fetch,
  auth: typeof STATELESS & { flowType?: 'implicit' },
) =>
  createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth,
    global: { fetch: clientFetch },
    db: isBuilding ? {} : ONE_TRY,
  })

/** Reads as an anonymous visitor; responses are cached under `tags` and shared by all visitors. */
export const createPublicClient = (tags: string[]) =>
  createAnonymousClient(
    (input, init) =>
      askWithin(isBuilding ? BUILD_TIMEOUT : READ_TIMEOUT, (signal) =>
        fetch(input, { ...init, signal, next: { tags, revalidate: PUBLIC_REVALIDATE_SECONDS } }),
      ),
    STATELESS,
  )

/** Reads as an anonymous visitor, uncached, even when the request has a session. */
export const createVisitorClient = () => createAnonymousClient(privateFetch, STATELESS)

/** No cookie is read or set. `implicit`, because mailed links are often opened on another device. */
export const createAuthClient = () =>
  createAnonymousClient(privateFetch, { ...STATELESS, flowType: 'implicit' })
