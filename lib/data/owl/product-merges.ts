import 'server-only'
import { DataError, FOREIGN_KEY_VIOLATION, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

type MergeStep = { kind: string; label: string; outcome: string }

/** What a merge would do. Null when it is not possible for this person and these products. */
export async function planProductMerge(fromId: string, intoId: string): Promise<MergeStep[] | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('merge_products', {
    from_id: fromId,
    into_id: intoId,
    dry_run: true,
  })
  return rpcOutcome('productMerges.planProductMerge', error) === 'done' ? (data ?? []) : null
}

/** 'conflict' when something names the product that a merge does not move. */
export async function mergeProducts(fromId: string, intoId: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('merge_products', { from_id: fromId, into_id: intoId, dry_run: false })
  if (error?.code === FOREIGN_KEY_VIOLATION) return 'conflict'
  return rpcOutcome('productMerges.mergeProducts', error)
}

/** `into` is null when that product was deleted. The number is of what an undo gives back. */
export type ProductMerge = { into: { id: string; name: string } | null; adGroups: number }

/** Where a deleted product went. Null for one that was not merged. */
export async function getProductMerge(id: string): Promise<ProductMerge | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('get_product_merge', { of_product: id })
  if (error) throw new DataError('productMerges.getProductMerge', { cause: error })
  const [merge] = data
  if (!merge) return null
  const { into_id: intoId, into_name: name, ad_groups: adGroups } = merge
  return { into: (intoId as string | null) === null ? null : { id: intoId, name }, adGroups }
}

const MAX_OPTIONS = 2000

/** What another product can be merged into. */
export async function listProductOptions(): Promise<{ id: string; name: string }[]> {
  const client = await createSessionClient()
  const { data, error } = await client.from('products').select('id, name').order('name').limit(MAX_OPTIONS)
  if (error) throw new DataError('productMerges.listProductOptions', { cause: error })
  return data
}
