import 'server-only'
import { DataError, rpcOutcome } from '@/lib/errors'
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

export type ClientComment = Feedback & {
  body: string
  createdAt: string
  resolvedAt: string | null
}

export type ClientApproval = Feedback & {
  approvedAt: string
  reopenedAt: string | null
  isCurrent: boolean
}

export type PreviewOpens = {
  total: number
  lastAt: string | null
}

/** Newest first. Empty for roles that may not read feedback. */
export async function listAdComments(adIds: string[]): Promise<ClientComment[]> {
  if (adIds.length === 0) return []
  const client = await createSessionClient()
  const { data, error } = await client
    .from('ad_comments')
    .select('*, ad_comment_contacts(email)')
    .in('ad_id', adIds)
    .order('created_at', { ascending: false })
    .order('id')
  if (error) throw new DataError('adFeedback.listAdComments', { cause: error })
  return data.map((row) => ({
    id: row.id,
    adId: row.ad_id,
    name: row.author_name,
    email: row.ad_comment_contacts?.email ?? null,
    isDoubtful: row.is_doubtful,
    body: row.body,
    createdAt: row.created_at,
    resolvedAt: row.resolved_at,
  }))
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
