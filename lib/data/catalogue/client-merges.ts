import 'server-only'
import { DataError, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

export type MergeStep = { kind: string; label: string; outcome: string }

/** What a merge would do. Null when it is not possible for this person and these clients. */
export async function planMerge(fromId: string, intoId: string): Promise<MergeStep[] | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('merge_clients', {
    from_id: fromId,
    into_id: intoId,
    dry_run: true,
  })
  if (rpcOutcome('clientMerges.planMerge', error) !== 'done') return null
  return (data ?? []).map(({ kind, label, outcome }) => ({ kind, label, outcome }))
}

export async function mergeClients(fromId: string, intoId: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('merge_clients', { from_id: fromId, into_id: intoId, dry_run: false })
  return rpcOutcome('clientMerges.mergeClients', error)
}

/** `into` is null when that client was deleted. The numbers are of what an undo gives back. */
export type ClientMerge = {
  into: { id: string; name: string } | null
  films: number
  reviews: number
  contacts: number
  adGroups: number
  quotes: number
  leads: number
}

/** Where a deleted client went. Null for one that was not merged. */
export async function getClientMerge(id: string): Promise<ClientMerge | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('get_client_merge', { of_client: id })
  if (error) throw new DataError('clientMerges.getClientMerge', { cause: error })
  const [merge] = data
  if (!merge) return null
  const { into_id: intoId, into_name: name, ad_groups: adGroups, ...counts } = merge
  return {
    ...counts,
    into: (intoId as string | null) === null ? null : { id: intoId, name },
    adGroups,
  }
}
