import 'server-only'
import { env } from '@/lib/env'
import { deliverDue, type Delivery } from './deliver'
import { createMailer, type Mailer } from './mailer'

let mailer: Mailer | null = null
let running: Promise<Delivery | null> | null = null

async function run(signal: AbortSignal): Promise<Delivery | null> {
  if (!env.SMTP_URL) return null
  mailer ??= createMailer(env.SMTP_URL)
  return deliverDue(mailer, signal)
}

/**
 * Sends what is due, once at a time: who asks during a run gets that run's answer. Null without a mail server, where
 * messages are kept.
 *
 * @throws DataError when the database went away.
 */
export function runOutbox(signal: AbortSignal): Promise<Delivery | null> {
  running ??= run(signal).finally(() => (running = null))
  return running
}
