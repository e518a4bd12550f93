import 'server-only'
import { DataError } from '@/lib/errors'
import type { Database } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'

type StoredMessage = Omit<Database['public']['Tables']['outbox_messages']['Row'], 'lease' | 'leased_until'>

/** Failed messages first, then waiting ones, each newest first. `count` is of all of them. */
export type UnsentMessages = { count: number; rows: StoredMessage[] }

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
