import 'server-only'
import type { UnsentMessages } from '@/lib/data/portal/outbox'
import { env } from '@/lib/env'
import { composeMail, staffAddress } from './compose'

export type UnsentMail = {
  id: string
  /** The kind of the message if its template fails; `text` is null then. */
  subject: string
  text: string | null
  recipient: string
  isFailed: boolean
  attempts: number
  lastError: string | null
  /** ISO 8601. */
  createdAt: string
  nextAttemptAt: string
}

export type UnsentMailList = {
  rows: UnsentMail[]
  total: number
  /** No mail server is configured. */
  isKept: boolean
}

function compose(kind: string, payload: unknown, aboutId: string): Pick<UnsentMail, 'subject' | 'text'> {
  try {
    return composeMail(kind, payload, { siteUrl: env.SITE_URL, contactEmail: env.CONTACT_EMAIL, aboutId })
  } catch {
    return { subject: kind, text: null }
  }
}

/** As the person who gets it would read it. */
export const toUnsentMail = ({ rows, count }: UnsentMessages): UnsentMailList => ({
  rows: rows.map((row) => {
    const { subject, text } = compose(row.kind, row.payload, row.about_id)
    return {
      id: row.id,
      subject,
      text,
      recipient: row.recipient ?? staffAddress(),
      isFailed: row.status === 'failed',
      attempts: row.attempts,
      lastError: row.last_error,
      createdAt: row.created_at,
      nextAttemptAt: row.next_attempt_at,
    }
  }),
  total: count,
  isKept: env.SMTP_URL === null,
})
