import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import type { Database } from './database.types'
import { privateFetch } from './private-fetch'
import { STATELESS } from './stateless'

/** Reads as an anonymous visitor what must be asked anew each time, whoever is signed in. */
export function createVisitorClient() {
  return createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth: STATELESS,
    global: { fetch: privateFetch },
  })
}
