import 'server-only'
import path from 'node:path'
import { claimMessages, markFailed, markSent, type ClaimedMessage } from '@/lib/data/privileged/outbox'
import { env } from '@/lib/env'
import { log } from '@/lib/observability/log'
import { site } from '@/lib/content/site'
import { BATCH_SIZE } from './batch-size'
import { composeMail, type Mail } from './compose'
import type { Mailer } from './mailer'
import { readSendFailure, type SendFailure } from './send-failure'
import { staffAddress } from './staff-address'
import { openTakenMail } from './taken-mail'

/** Longer than the longest sending, which the mailer bounds. */
const LEASE_SECONDS = 90

/** Beside what else Next keeps from one start to the next. */
const taken = openTakenMail(path.resolve(env.NEXT_DIST_DIR, 'cache', 'taken-mail'))

export type Delivery = { sent: number; failed: number }

/** Known beforehand and never changed, so that mailboxes can tell that a message came twice. */
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

/** Null once the mail server has taken it. */
async function send(message: ClaimedMessage, mailer: Mailer): Promise<SendFailure | null> {
  const mail = compose(message)
  if ('reason' in mail) return mail
  const envelope = {
    messageId: messageIdOf(message.id),
    from: env.MAIL_FROM ?? { name: site.name, address: env.CONTACT_EMAIL },
    to: message.recipient ?? staffAddress(),
  }
  return mailer(envelope, mail, () => taken.add(message.id)).then(() => null, readSendFailure)
}

async function note(id: string): Promise<void> {
  await markSent(id)
  taken.forget(id)
}

async function deliver(message: ClaimedMessage, mailer: Mailer): Promise<boolean> {
  const failure = taken.has(message.id) ? null : await send(message, mailer)
  if (!failure) {
    await note(message.id)
    return true
  }
  // Without the reason: servers quote the recipient in it.
  log.warn('outbox.deliver', undefined, { id: message.id, kind: message.kind, isFinal: failure.isFinal })
  await markFailed(message, failure)
  return false
}

/**
 * Sends what is due until nothing is, or `signal` asks to stop after the batch at hand. Any number of runs, on any number
 * of servers, may go on at once.
 *
 * @throws DataError when the database went away.
 */
export async function deliverDue(mailer: Mailer, signal: AbortSignal): Promise<Delivery> {
  const delivery: Delivery = { sent: 0, failed: 0 }
  for (const id of taken.list()) await note(id)
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
