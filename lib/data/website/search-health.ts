import 'server-only'
import { DataError, rpcOutcome } from '@/lib/errors'
import type { FindingKind } from '@/lib/seo/health/finding-kinds'
import { createSessionClient } from '@/lib/supabase/server'

export type RunningCheck = {
  id: string
  phase: 'sitemap' | 'pages' | 'files' | 'texts'
  pagesKnown: number
  pagesRead: number
  /** ISO 8601. */
  startedAt: string
  /** Why the last attempt ended; it is tried again. */
  problem: string | null
  hasWorker: boolean
}

/** Of one kind. Only the first thousand of `total` are stored. */
type FindingCounts = { total: number; new: number; still: number; fixed: number }

export type DoneCheck = {
  pagesRead: number
  /** More than a check reads. */
  pagesLeftOut: number
  counts: Partial<Record<FindingKind, FindingCounts>>
  startedAt: string
  finishedAt: string
  isDaily: boolean
}

export type SearchHealth = {
  running: RunningCheck | null
  /** The last one that ended. */
  last: { status: 'done' | 'canceled'; pagesRead: number; finishedAt: string } | null
  done: DoneCheck | null
}

export async function getSearchHealth(): Promise<SearchHealth> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('read_search_health')
  if (error) throw new DataError('searchHealth.getSearchHealth', { cause: error })
  return data as SearchHealth
}

/** False when the person may not. */
export async function startSearchCheck(): Promise<boolean> {
  const client = await createSessionClient()
  const { error } = await client.rpc('start_search_check')
  return rpcOutcome('searchHealth.startSearchCheck', error) === 'done'
}

/** False when it has ended meanwhile, or the person may not. */
export async function cancelSearchCheck(id: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('cancel_search_check', { check_id: id })
  return rpcOutcome('searchHealth.cancelSearchCheck', error) === 'done' && data === true
}
