import 'server-only'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'

/** Answers how many letters it wrote: at most one for each person and day, also when two servers ask at once. */
export async function sendNotificationDigests(): Promise<number> {
  const { data, error } = await createAdminClient().rpc('send_notification_digests')
  if (error) throw new DataError('notifications.sendNotificationDigests', { cause: error })
  return data
}
