import 'server-only'
import type { SupabaseClient } from '@supabase/supabase-js'
import { DataError } from '@/lib/errors'
import type { Database } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'
import type { Account } from './account'
import { readSignIn } from './read-sign-in'
import { safeNext } from './safe-next'
import { syncViewerCookie } from './viewer-sync'

type MirroringRequest = {
  userId: string
  reason: string
  allowChanges: boolean
  /** The page to return to, as the browser sent it. */
  from: string
}

/** Error codes that our database functions raise on purpose. */
const isRefusal = ({ code }: { code: string }) => /^PT4\d\d$/.test(code)

/** Reads whom the session acts for now, and updates the viewer cookie. */
async function readChanged(client: SupabaseClient<Database>): Promise<Account | null> {
  const { account, mirroring } = await readSignIn(client)
  await syncViewerCookie(account, mirroring)
  return account
}

/**
 * Starts mirroring; null when the database refuses. Works only in server actions.
 *
 * @param actorId The super admin. The database compares it with the session.
 */
export async function startMirroring(actorId: string, request: MirroringRequest): Promise<Account | null> {
  const client = await createSessionClient()
  const { error } = await client.rpc('impersonate_user', {
    admin_user_id: actorId,
    target_user_id: request.userId,
    reason: request.reason,
    allow_changes: request.allowChanges,
    original_dashboard: safeNext(request.from) ?? undefined,
  })
  if (error && isRefusal(error)) return null
  if (error) throw new DataError('auth.startMirroring', { cause: error })
  return readChanged(client)
}

/** Ends mirroring. `origin` is the page where it was started, null if there was none. Works only in server actions. */
export async function stopMirroring(): Promise<{ account: Account | null; origin: string | null }> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('stop_mirroring')
  if (error) throw new DataError('auth.stopMirroring', { cause: error })
  return { account: await readChanged(client), origin: safeNext(data) }
}
