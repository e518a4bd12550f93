import 'server-only'
import type { HistoryEntry } from '@/lib/data/history/record-history'
import { DataError, rpcOutcome } from '@/lib/errors'
import type { Json } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'

export type TimelineEntry = {
  id: string
  kind: string
  /** ISO 8601. */
  happenedAt: string
  /** Null: the lead, or the website. */
  actor: string | null
  facts: Record<string, unknown>
}

export type Timeline = { entries: TimelineEntry[]; total: number }

export async function listLeadTimeline(
  id: string,
  { isNewestFirst, limit }: { isNewestFirst: boolean; limit: number },
): Promise<Timeline> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_lead_timeline', {
    of_lead: id,
    newest_first: isNewestFirst,
    row_limit: limit,
  })
  if (error) throw new DataError('leadTimeline.listLeadTimeline', { cause: error })
  const entries = data.map((row) => ({
    id: row.entry,
    kind: row.kind,
    happenedAt: row.happened_at,
    actor: row.actor_name as string | null,
    facts: row.facts as Record<string, unknown>,
  }))
  return { entries, total: data[0]?.total ?? 0 }
}

/** Newest first. `hasMore`: there are older ones than `limit`. */
export async function listLeadHistory(
  id: string,
  limit: number,
): Promise<{ entries: HistoryEntry[]; hasMore: boolean }> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_lead_history', { of_lead: id, row_limit: limit + 1 })
  if (error) throw new DataError('leadTimeline.listLeadHistory', { cause: error })
  const entries = data.slice(0, limit).map((row) => ({
    id: row.id,
    happenedAt: row.happened_at,
    actor: row.by_staff ? (row.actor_name as string | null) : 'The website',
    actedAs: row.viewer_name as string | null,
    table: 'contact_submissions',
    action: 'update' as const,
    act: row.act_id as number | null,
    changes: Object.entries(row.changed_values as Record<string, [Json, Json]>).map(
      ([column, [before, after]]) => ({ column, before, after }),
    ),
  }))
  return { entries, hasMore: data.length > limit }
}

/** The columns that were changed again since, or 'refused'. Without any it is undone. */
export async function undoLeadChange(id: string, entry: number): Promise<string[] | 'refused'> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('undo_lead_change', { of_lead: id, change_id: entry })
  if (rpcOutcome('leadTimeline.undoLeadChange', error) !== 'done') return 'refused'
  return data ?? []
}
