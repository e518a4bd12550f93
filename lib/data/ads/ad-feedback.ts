import 'server-only'
import type { CommentMarks } from '@/lib/ads/types'
import { LIST_PAGE_SIZE, toListPage, type ListPage } from '@/lib/data/query/lists'
import { DataError, rpcOutcome } from '@/lib/errors'
import type { Database } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'

type Feedback = {
  id: string
  adId: string
  name: string
  /** Null for roles that may not read client addresses. */
  email: string | null
  /** The bot check was inconclusive. */
  isDoubtful: boolean
}

export type ClientComment = Feedback &
  CommentMarks & {
    /** In the order of writing, from 1. */
    number: number
    body: string
    createdAt: string
    resolvedAt: string | null
    wantsChanges: boolean
  }

export type OpenComment = { adId: string; wantsChanges: boolean }

export type ClientApproval = Feedback & {
  approvedAt: string
  reopenedAt: string | null
  isCurrent: boolean
}

export type PreviewOpens = {
  total: number
  lastAt: string | null
}

/** The generated types do not know that these columns may be null. */
type CommentRow = Database['public']['Functions']['list_ad_comments']['Returns'][number] & {
  film_ms: number | null
  point_x: number | null
  point_y: number | null
}

/** Newest first. Empty for roles that may not read feedback. */
export async function listAdComments(adId: string, page: number): Promise<ListPage<ClientComment>> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_ad_comments', { wanted_ad: adId, comment_page: page })
  if (error) throw new DataError('adFeedback.listAdComments', { cause: error })
  const rows = (data as CommentRow[]).map((row) => ({
    id: row.id,
    number: row.number,
    adId,
    name: row.author_name,
    email: row.email,
    isDoubtful: row.is_doubtful,
    body: row.body,
    createdAt: row.created_at,
    resolvedAt: row.resolved_at,
    wantsChanges: row.wants_changes,
    film: row.film_ms === null ? null : { ms: row.film_ms, isCurrent: row.is_film_current },
    point:
      row.point_x === null || row.point_y === null
        ? null
        : { x: row.point_x, y: row.point_y, isCurrent: row.is_picture_current },
  }))
  return toListPage(rows, data[0]?.total ?? 0, LIST_PAGE_SIZE)
}

/** Comments that are not settled. Empty for roles that may not read feedback. */
export async function listOpenComments(adIds: string[]): Promise<OpenComment[]> {
  if (adIds.length === 0) return []
  const client = await createSessionClient()
  const { data, error } = await client
    .from('ad_comments')
    .select('ad_id, wants_changes')
    .in('ad_id', adIds)
    .is('resolved_at', null)
  if (error) throw new DataError('adFeedback.listOpenComments', { cause: error })
  return data.map((row) => ({ adId: row.ad_id, wantsChanges: row.wants_changes }))
}

/** Newest first; at most one per ad is current. Empty for roles that may not read feedback. */
export async function listAdApprovals(adIds: string[]): Promise<ClientApproval[]> {
  if (adIds.length === 0) return []
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_ad_approvals', { ad_ids: adIds })
  if (error) throw new DataError('adFeedback.listAdApprovals', { cause: error })
  return data.map((row) => ({
    id: row.id,
    adId: row.ad_id,
    name: row.author_name,
    email: row.email,
    isDoubtful: row.is_doubtful,
    approvedAt: row.approved_at,
    reopenedAt: row.reopened_at,
    isCurrent: row.is_current,
  }))
}

export async function getPreviewOpens(groupId: string): Promise<PreviewOpens> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('ad_preview_opens')
    .select('opens, last_opened_at')
    .eq('ad_group_id', groupId)
    .maybeSingle()
  if (error) throw new DataError('adFeedback.getPreviewOpens', { cause: error })
  return { total: data?.opens ?? 0, lastAt: data?.last_opened_at ?? null }
}

/** False when nothing changed: already in that state, gone, or not allowed. */
export async function resolveAdComment(id: string, isResolved: boolean): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('resolve_ad_comment', { comment_id: id, resolved: isResolved })
  return rpcOutcome('adFeedback.settleAdComment', error) === 'done' && data === true
}

/** False when it was reopened before, is gone, or the user may not reopen it. */
export async function reopenAdApproval(id: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('reopen_ad_approval', { approval_id: id })
  return rpcOutcome('adFeedback.reopenAdApproval', error) === 'done' && data === true
}
