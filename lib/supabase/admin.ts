import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import type { Database } from './database.types'
import { privateFetch } from './private-fetch'

/** Carries the secret key and bypasses row-level security. Lint names the few modules that may import this. */
export function createAdminClient() {
  return createClient<Database>(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: privateFetch },
  })
}
