import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../../lib/supabase/database.types.ts'
import { loadKeys } from '../../../supabase/local/keys.ts'
import type { Settings } from '../../../supabase/local/settings.ts'

/** Rows that one request may bring. */
const BATCH = 1_000

export type Records = {
  /** Addresses of the leads that are stored, as often as they are. */
  leads: (pattern: string) => Promise<string[]>
  /** Addresses that a letter is queued for, as often as one is. */
  letters: (pattern: string) => Promise<string[]>
  /** How often a time, ISO 8601, is booked. */
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

/** What the database has, past the site. */
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
