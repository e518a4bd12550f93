import 'server-only'
import { type PostgrestSingleResponse } from '@supabase/supabase-js'
import { DataError } from '@/lib/errors'
import { log } from '@/lib/observability/log'
import { createAdminClient } from '@/lib/supabase/admin'

/** Rows of one step. Each holds the only connection of the embedded stack until it ends. */
const BATCH = 1000

/** One step may read a large table to the end. */
const TIMEOUT_MS = 60_000

type Step = () => PromiseLike<PostgrestSingleResponse<number>>

async function repeat(step: Step, signal: AbortSignal): Promise<number> {
  let all = 0
  while (!signal.aborted) {
    const { data, error } = await step()
    if (error) throw new DataError('retention.removeExpired', { cause: error })
    all += data
    if (data === 0) break
  }
  return all
}

/**
 * Removes what is older than its period, table by table. Answers the number of rows, without those that belong to them.
 * @throws DataError at the end when a table failed; the others are done.
 */
export async function removeExpired(signal: AbortSignal): Promise<number> {
  const client = createAdminClient({ timeoutMs: TIMEOUT_MS })
  const { data: tables, error } = await client.rpc('list_expiring_tables')
  if (error) throw new DataError('retention.listExpiringTables', { cause: error })
  const steps: [table: string, step: Step][] = tables.map((table) => [
    table,
    () => client.rpc('remove_expired', { of_table: table, row_limit: BATCH }),
  ])
  steps.push(['private.acts', () => client.rpc('remove_old_changes', { row_limit: BATCH })])
  let removed = 0
  const failures: unknown[] = []
  for (const [table, step] of steps) {
    try {
      removed += await repeat(step, signal)
    } catch (cause) {
      log.error('retention.removeExpired', cause, { table })
      failures.push(cause)
    }
  }
  if (failures.length > 0) throw new DataError('retention.removeExpired', { cause: failures[0] })
  return removed
}
