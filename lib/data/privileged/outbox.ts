import 'server-only'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'

/** Reserved for this run until the lease ends. */
export type ClaimedMessage = {
  id: string
  lease: string
  kind: string
  /** Null: the staff address. */
  recipient: string | null
  aboutId: string
  payload: unknown
}

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

export async function markSent(id: string): Promise<void> {
  const { error } = await createAdminClient().rpc('mark_outbox_message_sent', { message_id: id })
  if (error) throw new DataError('outbox.markSent', { cause: error })
}

/** Retried later unless `isFinal`. If this throws, the message is due again when its lease ends. */
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
