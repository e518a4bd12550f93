import 'server-only'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'

/** Answers how many letters it wrote: one for each person and day, also when two servers ask at once. */
export async function sendTaskReminders(): Promise<number> {
  const { data, error } = await createAdminClient().rpc('send_task_reminders')
  if (error) throw new DataError('taskReminders.sendTaskReminders', { cause: error })
  return data
}

export async function secondsToTaskReminders(): Promise<number> {
  const { data, error } = await createAdminClient().rpc('seconds_to_task_reminders')
  if (error) throw new DataError('taskReminders.secondsToTaskReminders', { cause: error })
  return data
}
