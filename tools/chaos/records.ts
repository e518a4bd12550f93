import { setTimeout as pause } from 'node:timers/promises'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../lib/supabase/database.types.ts'
import type { Stack } from '../../supabase/local/start-stack.ts'

export type Records = {
  leads: { id: string; email: string }[]
  applications: { id: string; email: string }[]
  calls: { submission_id: string }[]
  mail: { id: string; about_id: string; kind: string }[]
}

type Client = SupabaseClient<Database>

const open = ({ url, secretKey }: Stack): Client =>
  createClient<Database>(url, secretKey, { auth: { persistSession: false } })

function must<Row>({ data, error }: { data: Row[] | null; error: unknown }): Row[] {
  if (error || !data) throw new Error('The records could not be read', { cause: error })
  return data
}

/** The bucket that visitors read films from. */
export const openStorage = (stack: Stack) => open(stack).storage.from('videos')

export async function readRecords(stack: Stack, emails: readonly string[]): Promise<Records> {
  const client = open(stack)
  const leads = must(await client.from('contact_submissions').select('id, email').in('email', emails))
  const applications = must(
    await client.from('videographer_applications').select('id, email').in('email', emails),
  )
  const leadIds = leads.map(({ id }) => id)
  const ids = [...leadIds, ...applications.map(({ id }) => id)]
  const calls = must(await client.from('intro_calls').select('submission_id').in('submission_id', leadIds))
  const mail = must(await client.from('outbox_messages').select('id, about_id, kind').in('about_id', ids))
  return { leads, applications, calls, mail }
}

/** Resolves when no message waits in the outbox. @param timeoutMs */
export async function untilMailIsSent(stack: Stack, timeoutMs: number): Promise<void> {
  const client = open(stack)
  const end = performance.now() + timeoutMs
  while (performance.now() < end) {
    const waiting = await client.from('outbox_messages').select('id').eq('status', 'waiting').limit(1)
    if (must(waiting).length === 0) return
    await pause(1_000)
  }
}
