import 'server-only'
import { CONFLICT, DataError, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import type { Basket } from '@/lib/owl/loyalty/basket'
import { createSessionClient } from '@/lib/supabase/server'

export type HandPurchase = {
  programId: string
  member: string
  /** ISO 8601. */
  moment: string
  basket: Basket
  receipt: string
  /** Number of a site of the program's group. */
  site: string
}

/** 'no-site': the group has no such site. `conflict` says what is in the way. */
export type PurchaseRefusal = 'no-site' | 'refused' | { conflict: string }
export type PurchasePreview = { points: number; tier: string | null; version: number }

const argumentsOf = ({ programId, member, moment, basket, receipt, site }: HandPurchase) => ({
  of_program: programId,
  member,
  moment,
  basket,
  receipt,
  site_number: site,
})

function refusalOf(operation: string, error: { code: string; message: string }): PurchaseRefusal {
  if (error.code === 'PT404') return 'no-site'
  if (error.code === CONFLICT) return { conflict: error.message }
  if (rpcOutcome(operation, error) !== 'refused') throw new DataError(operation, { cause: error })
  return 'refused'
}

/** What the purchase would earn. Nothing is posted. */
export async function previewPurchase(purchase: HandPurchase): Promise<PurchasePreview | PurchaseRefusal> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('preview_loyalty_purchase', argumentsOf(purchase))
  if (error) return refusalOf('loyaltyPurchases.previewPurchase', error)
  const [row] = data
  if (!row) throw new DataError('loyaltyPurchases.previewPurchase')
  return { points: row.points, tier: row.tier as string | null, version: row.version_number }
}

/** Null when it is posted. */
export async function enterPurchase(purchase: HandPurchase): Promise<PurchaseRefusal | null> {
  const client = await createSessionClient()
  const { error } = await client.rpc('enter_loyalty_purchase', argumentsOf(purchase))
  return error && refusalOf('loyaltyPurchases.enterPurchase', error)
}

/** `conflict`: its points are spent or have expired. */
export async function takeBackPurchase(
  programId: string,
  entryId: number,
  note: string,
): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('take_back_loyalty_purchase', {
    of_program: programId,
    entry_id: entryId,
    note,
  })
  return rpcOutcome('loyaltyPurchases.takeBackPurchase', error)
}
