import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../../lib/supabase/database.types.ts'
import { loadKeys } from '../../../supabase/local/keys.ts'
import type { Settings } from '../../../supabase/local/settings.ts'

const BATCH = 1_000

export type Records = {
  /** E-mail addresses of stored leads, with repetitions. */
  leads: (pattern: string) => Promise<string[]>
  /** Recipients of queued mail, with repetitions. */
  letters: (pattern: string) => Promise<string[]>
  /** Number of bookings by time (ISO 8601). */
  bookings: (startsAt: string) => Promise<number>
}

type Answer<Row> = PromiseLike<{ data: Row[] | null; error: unknown }>

async function readAll<Row>(read: (first: number, last: number) => Answer<Row>): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { data, error } = await read(rows.length, rows.length + BATCH - 1)
    if (error || !data) throw new Error('The records could not be read', { cause: error })
    rows.push(...data)
    if (data.length < BATCH) return rows
  }
}

/** Reads from the database, not from the site. */
export async function openRecords({ dataDir, stackPort }: Settings): Promise<Records> {
  const { secretKey } = await loadKeys(dataDir)
  const client: SupabaseClient<Database> = createClient(`http://127.0.0.1:${stackPort}`, secretKey, {
    auth: { persistSession: false },
  })
  return {
    leads: async (pattern) => {
      const rows = await readAll((first, last) =>
        client
          .from('contact_submissions')
          .select('email')
          .like('email', pattern)
          .order('id')
          .range(first, last),
      )
      return rows.map(({ email }) => email)
    },
    letters: async (pattern) => {
      const rows = await readAll((first, last) =>
        client
          .from('outbox_messages')
          .select('recipient')
          .like('recipient', pattern)
          .order('id')
          .range(first, last),
      )
      return rows.flatMap(({ recipient }) => recipient ?? [])
    },
    bookings: async (startsAt) => {
      const rows = await readAll((first, last) =>
        client
          .from('intro_calls')
          .select('id')
          .eq('starts_at', startsAt)
          .eq('status', 'booked')
          .order('id')
          .range(first, last),
      )
      return rows.length
    },
  }
}
