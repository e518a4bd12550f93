import 'server-only'
import { DataError } from '@/lib/errors'
import { log } from '@/lib/observability/log'
import { AUTH_TIMEOUT_MS } from '@/lib/supabase/read-claims'
import { createSessionClient, dropSessionCookies } from '@/lib/supabase/server'
import { withTimeout } from '@/lib/time/with-timeout'
import { syncViewerCookie } from './viewer-sync'

/** Deletes the cookies even when the auth server does not answer, so that users can always leave a shared computer. */
export async function endSession(): Promise<void> {
  const client = await createSessionClient()
  const { error } = await withTimeout(client.auth.signOut({ scope: 'local' }), AUTH_TIMEOUT_MS).catch(
    (error: unknown) => ({ error }),
  )
  if (error) log.error('auth.endSession', error)
  await dropSessionCookies()
  await syncViewerCookie(null)
}

/** @throws DataError when the auth server failed; nothing has changed then. */
export async function endAllSessions(): Promise<void> {
  const client = await createSessionClient()
  const { error } = await withTimeout(client.auth.signOut({ scope: 'global' }), AUTH_TIMEOUT_MS)
  if (error) throw new DataError('auth.endAllSessions', { cause: error })
  await dropSessionCookies()
  await syncViewerCookie(null)
}
