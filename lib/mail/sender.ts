import 'server-only'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after } from 'next/server'
import { site } from '@/lib/content/site'
import { claimMessages, markFailed, markSent, type ClaimedMessage } from '@/lib/data/privileged/outbox'
import { env } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { BATCH_SIZE } from './batch-size'
import { composeMail, staffAddress, type Mail } from './compose'
import { createMailer, readSendFailure, type Mailer, type SendFailure } from './mailer'

/** Milliseconds. The loop below or the scheduler sends the rest. */
const RUN_TIMEOUT_MS = 20_000

/** Milliseconds. New mail does not wait for a poll: see `sendMailSoon`. */
const POLL_INTERVAL_MS = 15_000

/** Longer than the mailer's timeout for one message. */
const LEASE_SECONDS = 90

/** Ids of messages that the mail server has accepted and the database has not recorded yet. */
type AcceptedMessages = {
  add: (id: string) => void
  has: (id: string) => boolean
  list: () => string[]
  forget: (id: string) => void
}

/**
 * In files, so that a killed server sends no message twice. Synchronous, because a kill can come at any time. In memory
 * where the folder is not writable.
 */
export function openAcceptedMessages(folder: string): AcceptedMessages {
  const remembered = new Set<string>()
  const fileOf = (id: string) => path.join(folder, id)
  const onDisk = () => (existsSync(folder) ? readdirSync(folder) : [])

  return {
    add: (id) => {
      remembered.add(id)
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 })
        writeFileSync(fileOf(id), '')
      } catch (error) {
        log.warn('outbox.remember', error, { id })
      }
    },
    has: (id) => remembered.has(id) || existsSync(fileOf(id)),
    list: () => [...new Set([...remembered, ...onDisk()])],
    forget: (id) => {
      remembered.delete(id)
      if (existsSync(fileOf(id))) rmSync(fileOf(id), { force: true })
    },
  }
}

/** In Next's cache folder, which survives a restart. */
const accepted = openAcceptedMessages(path.resolve(env.NEXT_DIST_DIR, 'cache', 'accepted-messages'))

export type Delivery = { sent: number; failed: number }

/** Stable, so that mailboxes recognize a duplicate. */
const messageIdOf = (id: string) => `<${id}@${new URL(env.SITE_URL).hostname}>`

function compose(message: ClaimedMessage): Mail | SendFailure {
  try {
    return composeMail(message.kind, message.payload, {
      siteUrl: env.SITE_URL,
      contactEmail: env.CONTACT_EMAIL,
      aboutId: message.aboutId,
    })
  } catch (error) {
    return { reason: readSendFailure(error).reason, isFinal: true }
  }
}

/** Null when the mail server has accepted the message. */
async function send(message: ClaimedMessage, mailer: Mailer): Promise<SendFailure | null> {
  const mail = compose(message)
  if ('reason' in mail) return mail
  const envelope = {
    messageId: messageIdOf(message.id),
    from: env.MAIL_FROM ?? { name: site.name, address: env.CONTACT_EMAIL },
    to: message.recipient ?? staffAddress(),
  }
  return mailer(envelope, mail, () => accepted.add(message.id)).then(() => null, readSendFailure)
}

async function recordSent(id: string): Promise<void> {
  await markSent(id)
  accepted.forget(id)
}

async function deliver(message: ClaimedMessage, mailer: Mailer): Promise<boolean> {
  const failure = accepted.has(message.id) ? null : await send(message, mailer)
  if (!failure) {
    await recordSent(message.id)
    return true
  }
  // Without the reason, which can contain the recipient.
  log.warn('outbox.deliver', undefined, { id: message.id, kind: message.kind, isFinal: failure.isFinal })
  await markFailed(message, failure)
  return false
}

const stopping = new AbortController()

/** Until none is left, `signal` aborts or the process stops: what is claimed by then is still sent. Several servers may run it at once. */
async function deliverDue(mailer: Mailer, signal: AbortSignal): Promise<Delivery> {
  const delivery: Delivery = { sent: 0, failed: 0 }
  for (const id of accepted.list()) await recordSent(id)
  while (!signal.aborted && !stopping.signal.aborted) {
    const batch = await claimMessages(BATCH_SIZE, LEASE_SECONDS)
    if (batch.length === 0) break
    const outcomes = await Promise.all(batch.map((message) => deliver(message, mailer)))
    const sent = outcomes.filter(Boolean).length
    delivery.sent += sent
    delivery.failed += outcomes.length - sent
  }
  return delivery
}

let mailer: Mailer | null = null
let running: Promise<Delivery | null> | null = null

function openMailer(smtpUrl: string): Mailer {
  // Next bundles `instrumentation.ts` and the pages apart: each copy of this module listens for itself.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort())
  return createMailer(smtpUrl)
}

async function run(signal: AbortSignal): Promise<Delivery | null> {
  if (!env.SMTP_URL) return null
  mailer ??= openMailer(env.SMTP_URL)
  return deliverDue(mailer, signal)
}

/**
 * One run at a time: a call during a run returns its result. Null without a mail server; messages are kept then.
 *
 * @throws DataError when the database does not answer.
 */
export function runOutbox(signal: AbortSignal): Promise<Delivery | null> {
  running ??= run(signal).finally(() => (running = null))
  return running
}

/** Outside of requests, as in jobs: `after` throws there. A failure is logged, and a later run retries. */
export async function sendMailNow(): Promise<void> {
  await runOutbox(AbortSignal.timeout(RUN_TIMEOUT_MS)).catch((error: unknown) =>
    log.error('outbox.sendMailNow', error),
  )
}

/** Runs after the response. */
export const sendMailSoon = (): void => after(sendMailNow)

/** Claims no more mail. Resolves when the database knows what has become of that which was claimed. */
export async function finishSending(): Promise<void> {
  stopping.abort()
  if (running) log.info('outbox.finish')
  await running
}

/** Polls the outbox until the server stops. */
export function startSender(): void {
  if (!env.SMTP_URL) return

  async function poll() {
    await runOutbox(stopping.signal).catch((error: unknown) => log.error('outbox.turn', error))
    // unref: a timer must not keep a stopping server alive.
    if (!stopping.signal.aborted) setTimeout(() => void poll(), POLL_INTERVAL_MS).unref()
  }

  void poll()
}
