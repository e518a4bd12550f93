import 'server-only'
import { env } from '@/lib/env'
import { DataError } from '@/lib/errors'
import { composeMail } from '@/lib/mail/compose'
import { staffAddress } from '@/lib/mail/staff-address'
import { createSessionClient } from '@/lib/supabase/server'

const LISTED = 25

export type UnsentMail = {
  id: string
  /** Its template could no longer be filled when it is only a kind and has no text. */
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
  /** No mail server is configured, so nothing is tried. */
  isKept: boolean
}

function read(kind: string, payload: unknown, aboutId: string): Pick<UnsentMail, 'subject' | 'text'> {
  try {
    return composeMail(kind, payload, { siteUrl: env.SITE_URL, contactEmail: env.CONTACT_EMAIL, aboutId })
  } catch {
    return { subject: kind, text: null }
  }
}

/** What was given up before what waits, each newest first. Empty for roles that may not read the outbox. */
export async function listUnsentMail(): Promise<UnsentMailList> {
  const client = await createSessionClient()
  const { data, count, error } = await client
    .from('outbox_messages')
    .select('*', { count: 'exact' })
    .neq('status', 'sent')
    .order('status')
    .order('created_at', { ascending: false })
    .limit(LISTED)
  if (error) throw new DataError('unsentMail.list', { cause: error })
  const rows = data.map((row) => {
    const { subject, text } = read(row.kind, row.payload, row.about_id)
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
  })
  return { rows, total: count ?? 0, isKept: env.SMTP_URL === null }
}

/** False when there is nothing to send: no such message, it was sent meanwhile, or this person may not. */
export async function requeueMail(id: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('outbox_messages')
    .update({ status: 'waiting' })
    .eq('id', id)
    .neq('status', 'sent')
    .select('id')
  if (error) throw new DataError('unsentMail.requeue', { cause: error })
  return data.length > 0
}
