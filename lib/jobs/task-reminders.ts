import 'server-only'
import { insertJob } from '@/lib/data/privileged/jobs'
import { sendNotificationDigests } from '@/lib/data/privileged/notifications'
import { secondsToTaskReminders, sendTaskReminders } from '@/lib/data/privileged/task-reminders'
import { sendMailNow } from '@/lib/mail/sender'
import type { JobHandler } from './job'

export const TASK_REMINDERS = {
  kind: 'task-reminders',
  payload: {},
  key: 'task-reminders',
  maxAttempts: 100,
} as const

/** Writes each person at most one letter a day about tasks and one about the inbox, however often it runs, and comes again the next morning. */
export const taskReminders: JobHandler = {
  async run() {
    const letters = (await sendTaskReminders()) + (await sendNotificationDigests())
    await insertJob({ ...TASK_REMINDERS, delaySeconds: await secondsToTaskReminders() })
    if (letters > 0) await sendMailNow()
    return { letters }
  },
}
