import 'server-only'
import { after } from 'next/server'
import { env } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { deliverDue, type Delivery } from './deliver'
import { createMailer, type Mailer } from './mailer'

/** Milliseconds. Messages that are left then are sent by the loop below or by the scheduler. */
const RUN_FOR = 20_000

/** Milliseconds between two polls of the outbox. New mail does not wait for a poll: see `sendMailSoon`. */
const POLL_INTERVAL = 15_000

let mailer: Mailer | null = null
let running: Promise<Delivery | null> | null = null

async function run(signal: AbortSignal): Promise<Delivery | null> {
  if (!env.SMTP_URL) return null
  mailer ??= createMailer(env.SMTP_URL)
  return deliverDue(mailer, signal)
}

/**
 * Sends all due messages. Only one run at a time: a call during a run returns the result of that run. Null without a mail
 * server; the messages are kept then.
 *
 * @throws DataError when the database does not answer.
 */
export function runOutbox(signal: AbortSignal): Promise<Delivery | null> {
  running ??= run(signal).finally(() => (running = null))
  return running
}

/** Sends what a server action has just queued, after its response. A failure is logged, and the message is tried again. */
export function sendMailSoon(): void {
  after(() =>
    runOutbox(AbortSignal.timeout(RUN_FOR)).catch((error: unknown) => log.error('outbox.postSoon', error)),
  )
}

/** Polls the outbox for as long as this server runs, and so retries failed messages. */
export function startSender(): void {
  if (!env.SMTP_URL) return
  const stopping = new AbortController()

  async function turn() {
    await runOutbox(stopping.signal).catch((error: unknown) => log.error('outbox.turn', error))
    // unref: the timer must not keep a stopping server alive.
    if (!stopping.signal.aborted) setTimeout(() => void turn(), POLL_INTERVAL).unref()
  }

  for (const ending of ['SIGTERM', 'SIGINT'] as const) process.once(ending, () => stopping.abort())
  void turn()
}
