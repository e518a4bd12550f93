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

/** Milliseconds. Messages that are left then are sent by the loop below or by the scheduler. */
const RUN_FOR = 20_000

/** Milliseconds between two polls of the outbox. New mail does not wait for a poll: see `sendMailSoon`. */
const POLL_INTERVAL = 15_000

/** Longer than the mailer's timeout for one message. */
const LEASE_SECONDS = 90

/** The ids of messages that the mail server has accepted, until the database has stored that they are sent. */
type AcceptedMessages = {
  add: (id: string) => void
  has: (id: string) => boolean
  list: () => string[]
  forget: (id: string) => void
}

/**
 * Kept in files, so that a killed server does not send a message twice after its restart. Writes are synchronous, because a
 * kill can come at any moment. Without a writable folder the ids are kept in memory.
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

/** Always the same for one message, so that mailboxes can recognize a duplicate. */
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
  // Without the reason: mail servers quote the recipient in it.
  log.warn('outbox.deliver', undefined, { id: message.id, kind: message.kind, isFinal: failure.isFinal })
  await markFailed(message, failure)
  return false
}

/** Sends due messages in batches until none is left or `signal` aborts. Several servers may run it at once. */
async function deliverDue(mailer: Mailer, signal: AbortSignal): Promise<Delivery> {
  const delivery: Delivery = { sent: 0, failed: 0 }
  for (const id of accepted.list()) await recordSent(id)
  while (!signal.aborted) {
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
