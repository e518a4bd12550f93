import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import { ONE_TRY, privateFetch, STATELESS } from './client-options'
import type { Database } from './database.types'

type Options = {
  /** For calls that take longer than a query, such as the copy of a film. */
  timeoutMs?: number
}

/** Uses the secret key and bypasses row-level security. Lint lets only lib/data/privileged import this. */
export function createAdminClient({ timeoutMs }: Options = {}) {
  const patientFetch: typeof fetch = (input, init) =>
    privateFetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(timeoutMs ?? 0) })
  return createClient<Database>(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    auth: STATELESS,
    global: { fetch: timeoutMs ? patientFetch : privateFetch },
    db: ONE_TRY,
  })
}
