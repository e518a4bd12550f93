import { createServerClient } from '@supabase/ssr'
import { sessionCookie } from '../../lib/supabase/client-options.ts'
import { loadKeys } from '../../supabase/local/keys.ts'
import type { Settings } from '../../supabase/local/settings.ts'

/** Of all demo users. */
export const PASSWORD = 'Fieldlight-demo-2026'

/** The `Cookie` header of a signed-in demo user. */
export async function signIn({ dataDir, stackPort, siteUrl }: Settings, email: string): Promise<string> {
  const { publishableKey } = await loadKeys(dataDir)
  const held = new Map<string, string>()
  const client = createServerClient(`http://127.0.0.1:${stackPort}`, publishableKey, {
    cookieOptions: sessionCookie(siteUrl),
    cookies: {
      getAll: () => [...held].map(([name, value]) => ({ name, value })),
      setAll: (changes) => changes.forEach(({ name, value }) => held.set(name, value)),
    },
  })
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD })
  if (error) throw new Error(`${email} cannot sign in`, { cause: error })
  return [...held].map(([name, value]) => `${name}=${value}`).join('; ')
}
