import 'server-only'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'

/** A message this run has to send, and that no other run takes before its lease ends. */
export type ClaimedMessage = {
  id: string
  lease: string
  kind: string
  /** Null: the staff. */
  recipient: string | null
  aboutId: string
  payload: unknown
}

/**
 * At most `count` messages that are due, oldest first.
 *
 * @throws DataError when the database could not say.
 */
export async function claimMessages(count: number, leaseSeconds: number): Promise<ClaimedMessage[]> {
  const { data, error } = await createAdminClient().rpc('claim_outbox_messages', {
    max_messages: count,
    lease_seconds: leaseSeconds,
  })
  if (error) throw new DataError('outbox.claimMessages', { cause: error })
  return data.map(({ id, lease, kind, recipient, about_id: aboutId, payload }) => {
    if (!lease) throw new DataError('outbox.claimMessages', { cause: 'A claimed message has no lease' })
    return { id, lease, kind, recipient, aboutId, payload }
  })
}

/** @throws DataError when it could not be noted. */
export async function markSent(id: string): Promise<void> {
  const { error } = await createAdminClient().rpc('mark_outbox_message_sent', { message_id: id })
  if (error) throw new DataError('outbox.markSent', { cause: error })
}

/**
 * Has it tried again later, or by nobody when `isFinal`.
 *
 * @throws DataError when it could not be noted; the message is then due when its lease ends.
 */
export async function markFailed(
  { id, lease }: ClaimedMessage,
  failure: { reason: string; isFinal: boolean },
): Promise<void> {
  const { error } = await createAdminClient().rpc('mark_outbox_message_failed', {
    message_id: id,
    held_lease: lease,
    reason: failure.reason,
    is_final: failure.isFinal,
  })
  if (error) throw new DataError('outbox.markFailed', { cause: error })
}
