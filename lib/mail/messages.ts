import 'server-only'
import type { StoredMessage } from '@/lib/data/portal/mail'
import { env } from '@/lib/env'
import { MAIL_KIND_LABELS, type MailStatus } from '@/lib/portal/mail-list'
import { toLabel } from '@/lib/text/format'
import { hasKey } from '@/lib/text/untrusted'
import { composeMail, staffAddress } from './compose'

/** Instants are ISO 8601. */
export type Message = {
  id: string
  /** The kind of the message if its template fails; `text` is null then. */
  subject: string
  text: string | null
  recipient: string
  /** As in 'Quote'. */
  kind: string
  status: MailStatus
  attempts: number
  lastError: string | null
  createdAt: string
  nextAttemptAt: string
  sentAt: string | null
}

/** No mail server is configured: messages are kept to be read. */
export const isMailKept = (): boolean => env.SMTP_URL === null

const kindLabel = (kind: string) => (hasKey(MAIL_KIND_LABELS, kind) ? MAIL_KIND_LABELS[kind] : toLabel(kind))

function compose({ kind, payload, about_id: aboutId }: StoredMessage): Pick<Message, 'subject' | 'text'> {
  try {
    return composeMail(kind, payload, { siteUrl: env.SITE_URL, contactEmail: env.CONTACT_EMAIL, aboutId })
  } catch {
    return { subject: kindLabel(kind), text: null }
  }
}

/** As the person who gets it reads it. */
export function toMessage(row: StoredMessage): Message {
  const { subject, text } = compose(row)
  return {
    id: row.id,
    subject,
    text,
    recipient: row.recipient ?? staffAddress(),
    kind: kindLabel(row.kind),
    status: row.status,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at,
    nextAttemptAt: row.next_attempt_at,
    sentAt: row.sent_at,
  }
}
