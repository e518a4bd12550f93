import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import type { Database } from './database.types'
import { privateFetch } from './private-fetch'
import { STATELESS } from './stateless'

/**
 * Talks to the auth server and forgets everything when the request is over: no cookie is read or set. Its links are not
 * bound to the browser that asked for them, because mail is often read on another device.
 */
export const createAuthClient = () =>
  createClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    auth: { ...STATELESS, flowType: 'implicit' },
    global: { fetch: privateFetch },
  })
