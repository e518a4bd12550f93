import 'server-only'
import {
  batchesOf,
  pagesOf,
  type RowRange,
  searchTextFilter,
  type SessionClient,
  toFoundRows,
} from '@/lib/data/query/lists'
import { inOrder, type SortKey } from '@/lib/data/query/row-order'
import { DataError, isRefused } from '@/lib/errors'
import type { ListQuery } from '@/lib/list/query'
import type { FindingKind } from '@/lib/seo/health/finding-kinds'
import type { FindingColumn, FindingFilter, FindingState } from '@/lib/seo/health/finding-list'
import type { PageKind } from '@/lib/seo/page-kinds'
import { createSessionClient } from '@/lib/supabase/server'

export type FindingQuery = ListQuery<FindingColumn, FindingFilter>

export type SearchFinding = {
  id: string
  kind: FindingKind
  path: string
  /** What a broken link or picture names; else only a key. */
  subject: string
  detail: string
  /** The record that the page shows; null for fixed pages. */
  page: { kind: PageKind; id: string } | null
  state: FindingState
  /** ISO 8601. */
  firstSeenAt: string
  fixedAt: string | null
  /** Null unless it is ignored. */
  reason: string | null
}

/** The generated type has null in every column of a view. */
type ViewRow = {
  id: string
  kind: FindingKind
  path: string
  subject: string
  detail: string
  page_kind: PageKind | null
  record_id: string | null
  state: FindingState
  first_seen_at: string
  fixed_at: string | null
  reason: string | null
  urgency: number
}

const COLUMNS =
  'id, kind, path, subject, detail, page_kind, record_id, state, first_seen_at, fixed_at, reason, urgency'

const ORDERS: Partial<Record<FindingColumn, keyof ViewRow>> = {
  path: 'path',
  kind: 'urgency',
  seen: 'first_seen_at',
}

const toFinding = ({
  page_kind,
  record_id,
  first_seen_at,
  fixed_at,
  urgency: _,
  ...row
}: ViewRow): SearchFinding => ({
  ...row,
  page: page_kind && record_id ? { kind: page_kind, id: record_id } : null,
  firstSeenAt: first_seen_at,
  fixedAt: fixed_at,
})

async function readRows(client: SessionClient, query: FindingQuery, range: RowRange) {
  const { kind, page, state } = query.filters
  let request = client.from('search_finding_list').select(COLUMNS, { count: range.count })
  request = state ? request.eq('state', state) : request.eq('standing', 'open')
  if (kind) request = request.eq('kind', kind)
  if (page) request = request.eq('page_group', page)
  const words = searchTextFilter(query.text)
  if (words) request = request.or(words)
  const order: SortKey<keyof ViewRow>[] = [
    { column: ORDERS[query.sort] ?? 'urgency', isDescending: query.isDescending },
    { column: 'path' },
    { column: 'id' },
  ]
  const response = await inOrder(request, order, range).overrideTypes<ViewRow[], { merge: false }>()
  return toFoundRows('searchFindings.readRows', response, order, toFinding)
}

export const searchFindings = pagesOf(readRows)
export const exportFindings = batchesOf(readRows)

async function getKey(client: SessionClient, id: string) {
  const { data, error } = await client
    .from('search_findings')
    .select('kind, path, subject')
    .eq('id', id)
    .maybeSingle()
  if (error) throw new DataError('searchFindings.getKey', { cause: error })
  return data
}

/** A second time changes the reason. False when it is gone, or the person may not. */
export async function ignoreFinding(id: string, reason: string): Promise<boolean> {
  const client = await createSessionClient()
  const key = await getKey(client, id)
  if (!key) return false
  const { error } = await client
    .from('search_ignores')
    .upsert({ ...key, reason }, { onConflict: 'kind,path,subject' })
  if (isRefused(error)) return false
  if (error) throw new DataError('searchFindings.ignoreFinding', { cause: error })
  return true
}

/** False when nothing was ignored, or the person may not. */
export async function stopIgnoringFinding(id: string): Promise<boolean> {
  const client = await createSessionClient()
  const key = await getKey(client, id)
  if (!key) return false
  const { data, error } = await client.from('search_ignores').delete().match(key).select('id')
  if (error && !isRefused(error)) throw new DataError('searchFindings.stopIgnoringFinding', { cause: error })
  return data !== null && data.length > 0
}
