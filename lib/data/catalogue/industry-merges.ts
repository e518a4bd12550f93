import 'server-only'
import { DataError, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

export type IndustryMergeStep = { kind: string; label: string; outcome: string }

/** What a merge would do. Null when it is not possible for this person and these industries. */
export async function planIndustryMerge(fromId: string, intoId: string): Promise<IndustryMergeStep[] | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('merge_industries', {
    from_id: fromId,
    into_id: intoId,
    dry_run: true,
  })
  if (rpcOutcome('industryMerges.planIndustryMerge', error) !== 'done') return null
  return (data ?? []).map(({ kind, label, outcome }) => ({ kind, label, outcome }))
}

export async function mergeIndustries(fromId: string, intoId: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('merge_industries', { from_id: fromId, into_id: intoId, dry_run: false })
  return rpcOutcome('industryMerges.mergeIndustries', error)
}

/** `into` is null when that industry was deleted. The numbers are of what an undo gives back. */
export type IndustryMerge = {
  into: { id: string; name: string } | null
  films: number
  clients: number
}

/** Where a deleted industry went. Null for one that was not merged, and for who may not know. */
export async function getIndustryMerge(id: string): Promise<IndustryMerge | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('get_industry_merge', { of_industry: id })
  if (error?.code === 'PT403') return null
  if (error) throw new DataError('industryMerges.getIndustryMerge', { cause: error })
  const [merge] = data
  if (!merge) return null
  const { into_id: intoId, into_name: name, films, clients } = merge
  return { into: (intoId as string | null) === null ? null : { id: intoId, name }, films, clients }
}
