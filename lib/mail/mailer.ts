import 'server-only'
import { createTransport } from 'nodemailer'
import { withTimeout } from '@/lib/time/with-timeout'
import type { Mail } from './compose'

/** Milliseconds that a mail server may take for one step. */
const STEP_TIMEOUT = 10_000
const STEPS_PER_MESSAGE = 3

type Sender = { name: string; address: string }
type Envelope = { messageId: string; from: Sender; to: string }
/** Calls `onTaken` as soon as the mail server has accepted the message, also when that was no longer waited for. */
export type Mailer = (envelope: Envelope, mail: Mail, onTaken?: () => void) => Promise<void>

/** Addresses are passed as objects, which nodemailer takes as they are: no text of theirs is parsed into a second recipient. */
const toMailbox = (address: string): Sender => ({ name: '', address })

/**
 * Sends through one mail server. Rejects with nodemailer's error when the server did not accept the message.
 *
 * @param stepTimeout milliseconds for one step; a message takes three times as long at most
 */
export function createMailer(smtpUrl: string, stepTimeout = STEP_TIMEOUT): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: stepTimeout,
    greetingTimeout: stepTimeout,
    socketTimeout: stepTimeout,
    dnsTimeout: stepTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ messageId, from, to }, { replyTo, ...mail }, onTaken) => {
    const sending = transport.sendMail({
      ...mail,
      messageId,
      from,
      to: toMailbox(to),
      ...(replyTo && { replyTo: toMailbox(replyTo) }),
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    })
    // A server that always says a little, so that no step ever times out, must not hold up the mail behind it.
    const limit = stepTimeout * STEPS_PER_MESSAGE
    await withTimeout(
      sending.then(() => onTaken?.()),
      limit,
      `The mail server did not finish within ${limit} ms`,
    )
  }
}

/** Why a message was not sent. Staff read it. */
export type SendFailure = {
  reason: string
  /** A retry cannot help: the server rejects this message or its recipient permanently. */
  isFinal: boolean
}

const MESSAGE_REFUSALS = new Set(['EENVELOPE', 'EMESSAGE'])

/** A rejected password (EAUTH) is not final: the configuration can be corrected. */
export function readSendFailure(error: unknown): SendFailure {
  if (!(error instanceof Error)) return { reason: 'Unknown error', isFinal: false }
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const isPermanent = typeof responseCode === 'number' && responseCode >= 500
  return {
    reason: error.message.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 500),
    isFinal: isPermanent && typeof code === 'string' && MESSAGE_REFUSALS.has(code),
  }
}
