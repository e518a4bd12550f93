import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '@/lib/supabase/database.types'
import { readSignIn } from './read-sign-in'

/** Of a browser with a session. @param answer of get_sign_in */
function clientAnswering(answer: { error: object; status: number }) {
  const getClaims = jest.fn(() => Promise.resolve({ data: { claims: { sub: 'ada' } }, error: null }))
  const client = {
    auth: { getSession: () => Promise.resolve({ data: { session: {} }, error: null }), getClaims },
    rpc: () => ({ single: () => ({ overrideTypes: () => Promise.resolve({ data: null, ...answer }) }) }),
  }
  return { client: client as unknown as SupabaseClient<Database>, getClaims }
}

test('does not ask the auth server when the database gave no answer', async () => {
  const { client, getClaims } = clientAnswering({ error: { code: '' }, status: 0 })
  await expect(readSignIn(client)).rejects.toThrow('auth.readSignIn failed')
  expect(getClaims).not.toHaveBeenCalled()
})

test('asks the auth server whether a session that the database refuses is over', async () => {
  const { client, getClaims } = clientAnswering({ error: { code: 'PGRST301' }, status: 401 })
  getClaims.mockResolvedValue({ data: null, error: null } as never)
  expect((await readSignIn(client)).account).toBeNull()
})
