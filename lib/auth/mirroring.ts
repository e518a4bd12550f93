import 'server-only'
import { DataError } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'
import type { Account } from './account'
import { safeNext } from './safe-next'
import { refreshViewer } from './viewer-sync'

type MirroringRequest = {
  userId: string
  reason: string
  allowChanges: boolean
  from: string
}

/** Error codes that our database functions raise on purpose. */
const isRefusal = ({ code }: { code: string }) => /^PT4\d\d$/.test(code)

/** Null when the database refuses. `actorId` is the super admin; the database compares it with the session. */
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
  return refreshViewer()
}

/** `origin` is the page where mirroring was started, null if unknown. */
export async function stopMirroring(): Promise<{ account: Account | null; origin: string | null }> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('stop_mirroring')
  if (error) throw new DataError('auth.stopMirroring', { cause: error })
  return { account: await refreshViewer(), origin: safeNext(data) }
}
