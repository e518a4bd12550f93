import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import { privateFetch, STATELESS } from './client-options'
import type { Database } from './database.types'

/** Uses the secret key and bypasses row-level security. Lint lets only lib/data/privileged import this. */
export function createAdminClient() {
  return createClient<Database>(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    auth: STATELESS,
    global: { fetch: privateFetch },
  })
}
