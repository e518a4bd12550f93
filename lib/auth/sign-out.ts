import 'server-only'
import { DataError } from '@/lib/errors'
import { log } from '@/lib/observability/log'
import { AUTH_TIMEOUT_MS } from '@/lib/supabase/read-claims'
import { createSessionClient, dropSessionCookies } from '@/lib/supabase/server'
import { withTimeout } from '@/lib/time/with-timeout'
import { syncViewerCookie } from './viewer-sync'

/**
 * Ends the session in this browser and tells the auth server. The cookies go even when that server does not answer:
 * someone at a borrowed computer must be able to leave.
 */
export async function endSession(): Promise<void> {
  const client = await createSessionClient()
  const { error } = await withTimeout(client.auth.signOut({ scope: 'local' }), AUTH_TIMEOUT_MS).catch(
    (error: unknown) => ({ error }),
  )
  // Ended here, but not on the auth server.
  if (error) log.error('auth.endSession', error)
  await dropSessionCookies()
  await syncViewerCookie(null)
}

/**
 * Ends the sessions of this person in all browsers, this one included.
 *
 * @throws DataError when the auth server did not; nothing has changed then.
 */
export async function endAllSessions(): Promise<void> {
  const client = await createSessionClient()
  const { error } = await withTimeout(client.auth.signOut({ scope: 'global' }), AUTH_TIMEOUT_MS)
  if (error) throw new DataError('auth.endAllSessions', { cause: error })
  await dropSessionCookies()
  await syncViewerCookie(null)
}
