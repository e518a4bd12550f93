import 'server-only'
import { createTransport } from 'nodemailer'
import { withTimeout } from '@/lib/time/with-timeout'
import type { Mail } from './compose'

/** Milliseconds for one step. */
const STEP_TIMEOUT_MS = 10_000
const STEPS_PER_MESSAGE = 3

type Sender = { name: string; address: string }
type Envelope = { messageId: string; from: Sender; to: string }
/** Calls `onAccepted` when the mail server has accepted the message, also after the timeout. */
export type Mailer = (envelope: Envelope, mail: Mail, onAccepted?: () => void) => Promise<void>

/** As an object, which nodemailer does not parse: a text could contain a second recipient. */
const toMailbox = (address: string): Sender => ({ name: '', address })

/** Rejects with nodemailer's error. A message takes at most three times `stepTimeout` (milliseconds). */
export function createMailer(smtpUrl: string, stepTimeout = STEP_TIMEOUT_MS): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: stepTimeout,
    greetingTimeout: stepTimeout,
    socketTimeout: stepTimeout,
    dnsTimeout: stepTimeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ messageId, from, to }, { replyTo, ...mail }, onAccepted) => {
    const sending = transport.sendMail({
      ...mail,
      messageId,
      from,
      to: toMailbox(to),
      ...(replyTo && { replyTo: toMailbox(replyTo) }),
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    })
    // A server that keeps sending bytes never reaches a step timeout.
    const limit = stepTimeout * STEPS_PER_MESSAGE
    await withTimeout(
      sending.then(() => onAccepted?.()),
      limit,
      `The mail server did not finish within ${limit} ms`,
    )
  }
}

/** Shown to staff. */
export type SendFailure = {
  reason: string
  /** The server rejects this message or its recipient permanently. */
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
