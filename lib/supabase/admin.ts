import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import type { Database } from './database.types'
import { privateFetch } from './private-fetch'
import { STATELESS } from './stateless'

/** Carries the secret key and bypasses row-level security. Lint names the few modules that may import this. */
export function createAdminClient() {
  return createClient<Database>(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    auth: STATELESS,
    global: { fetch: privateFetch },
  })
}
