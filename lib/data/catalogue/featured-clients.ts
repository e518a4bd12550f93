import 'server-only'
import type { FeaturedMove } from '@/lib/catalogue/clients'
import { DataError, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

/** `logo` is a file name in the bucket `logos`. */
export type FeaturedClient = { id: string; name: string; logo: string | null }

/** In the order of the home page, with those that have no logo yet. */
export async function listFeaturedOrder(): Promise<FeaturedClient[]> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('clients')
    .select('id, name, logo')
    .eq('featured_logo', true)
    .order('featured_rank', { nullsFirst: false })
    .order('name')
    .order('id')
  if (error) throw new DataError('featuredClients.listFeaturedOrder', { cause: error })
  return data
}

export async function arrangeFeaturedClient(id: string, move: FeaturedMove): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('arrange_featured_client', { arranged_id: id, move })
  return rpcOutcome('featuredClients.arrangeFeaturedClient', error)
}

/** Before another featured client; null for the last place. 'conflict' when one of the two is not featured. */
export async function placeFeaturedClient(id: string, beforeId: string | null): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('place_featured_client', {
    placed_id: id,
    ...(beforeId && { before_id: beforeId }),
  })
  return rpcOutcome('featuredClients.placeFeaturedClient', error)
}
