import 'server-only'
import { DataError } from '@/lib/errors'
import type { Database } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'

const PAGE_SIZE = 25

type OutboxMessage = Database['public']['Tables']['outbox_messages']['Row']

/** Failed messages first, then waiting ones, each newest first. Empty for roles that may not read the outbox. */
export async function listUnsentMessages(): Promise<{ rows: OutboxMessage[]; total: number }> {
  const client = await createSessionClient()
  const { data, count, error } = await client
    .from('outbox_messages')
    .select('*', { count: 'exact' })
    .neq('status', 'sent')
    .order('status')
    .order('created_at', { ascending: false })
    .limit(PAGE_SIZE)
  if (error) throw new DataError('unsentMail.list', { cause: error })
  return { rows: data, total: count ?? 0 }
}

/** False when the message is unknown, already sent, or not the user's to change. */
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
