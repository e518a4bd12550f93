import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import type { Database } from './database.types'
import { STATELESS } from './stateless'

/** Seconds after which a cached public read is refreshed even when no staff action revalidated its tag. */
const PUBLIC_REVALIDATE_SECONDS = 300

/** Milliseconds. The embedded database answers one query at a time: waiting longer only lengthens the queue. */
const READ_TIMEOUT_MS = 10_000

/** Reads as an anonymous visitor, whoever asks; answers are cached under `tags` and shared by all visitors. */
export function createPublicClient(tags: string[]) {
  return createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth: STATELESS,
    global: {
      fetch: (input, init) =>
        fetch(input, {
          ...init,
          signal: AbortSignal.timeout(READ_TIMEOUT_MS),
          next: { tags, revalidate: PUBLIC_REVALIDATE_SECONDS },
        }),
    },
  })
}
