import 'server-only'
import { createSessionClient } from '@/lib/supabase/server'
import { syncViewerCookie } from './viewer-sync'

/**
 * Ends the session in this browser and tells the auth server. The cookies go even when that server does not answer:
 * someone at a borrowed computer must be able to leave.
 */
export async function endSession(): Promise<void> {
  const client = await createSessionClient()
  const { error } = await client.auth.signOut({ scope: 'local' })
  if (error) console.error('A session was ended here but not on the auth server', error)
  await syncViewerCookie(null)
}
