import 'server-only'
import { batchesOf, pagesOf, type RowRange, type SessionClient, toFoundRows } from '@/lib/data/query/lists'
import { inOrder, type SortKey } from '@/lib/data/query/row-order'
import { DataError, rpcOutcome } from '@/lib/errors'
import type { Basket } from '@/lib/owl/loyalty/basket'
import type { EntryKind } from '@/lib/owl/loyalty/ledger'
import type { PastPurchase } from '@/lib/owl/loyalty/replay'
import { createSessionClient } from '@/lib/supabase/server'

export type EntryRow = {
  id: number
  member: string
  kind: EntryKind
  /** ISO 8601. */
  happenedAt: string
  points: number
  costCents: number
  expiresOn: string | null
  basket: Basket | null
  tier: string | null
  reward: string | null
  note: string | null
  receipt: string | null
  version: number
  /** Where the purchase was, if the entry tells. */
  site: string | null
  /** The receipt of the purchase that the entry takes back. */
  takesBackReceipt: string | null
  isTakenBack: boolean
}

/** The generated type has null in every column of a view. */
type ViewRow = {
  id: number
  member_code: string
  kind: EntryKind
  happened_at: string
  points: number
  cost_cents: number
  expires_on: string | null
  basket: Basket | null
  tier: string | null
  reward: string | null
  note: string | null
  receipt: string | null
  version_number: number
  site_number: string | null
  site_name: string | null
  takes_back_receipt: string | null
  is_taken_back: boolean
}

const COLUMNS =
  'id, member_code, kind, happened_at, points, cost_cents, expires_on, basket, tier, reward, note, receipt, version_number, site_number, site_name, takes_back_receipt, is_taken_back'

/** `member` is a whole code, in capital letters. */
export type LedgerQuery = { programId: string; member: string | null; page: number }

const toRow = (row: ViewRow): EntryRow => ({
  id: row.id,
  member: row.member_code,
  kind: row.kind,
  happenedAt: row.happened_at,
  points: row.points,
  costCents: row.cost_cents,
  expiresOn: row.expires_on,
  basket: row.basket,
  tier: row.tier,
  reward: row.reward,
  note: row.note,
  receipt: row.receipt,
  version: row.version_number,
  site: row.site_number && `${row.site_number} ${row.site_name}`,
  takesBackReceipt: row.takes_back_receipt,
  isTakenBack: row.is_taken_back,
})

/** Newest first. */
async function readRows(client: SessionClient, { programId, member }: LedgerQuery, range: RowRange) {
  let request = client
    .from('loyalty_ledger')
    .select(COLUMNS, { count: range.count })
    .eq('program_id', programId)
  if (member) request = request.eq('member_code', member)
  const order: SortKey<keyof ViewRow>[] = [{ column: 'id', isDescending: true }]
  const response = await inOrder(request, order, range).overrideTypes<ViewRow[], { merge: false }>()
  return toFoundRows('loyaltyLedger.readRows', response, order, toRow)
}

export const readLedger = pagesOf(readRows)
export const exportLedger = batchesOf(readRows)

export type MemberSummary = {
  balance: number
  tier: string | null
  purchases: number
  nextExpiry: { on: string; points: number } | null
}

/** Of today. Null for a member without entries. */
export async function getMember(programId: string, member: string): Promise<MemberSummary | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('get_loyalty_member', { of_program: programId, member })
  if (error) throw new DataError('loyaltyLedger.getMember', { cause: error })
  const [row] = data as unknown as {
    balance: number
    tier: string | null
    purchases: number
    next_expiry_on: string | null
    next_expiry_points: number | null
  }[]
  if (!row) return null
  const { next_expiry_on: on, next_expiry_points: points } = row
  return {
    balance: row.balance,
    tier: row.tier,
    purchases: row.purchases,
    nextExpiry: on !== null && points !== null ? { on, points } : null,
  }
}

export type LedgerSummary = { members: number; entries: number; points: number; costCents: number }

export async function countLedger(programId: string): Promise<LedgerSummary> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('count_loyalty_records', { program_ids: [programId] })
  if (error) throw new DataError('loyaltyLedger.countLedger', { cause: error })
  const [row] = data
  return {
    members: row?.members ?? 0,
    entries: row?.entries ?? 0,
    points: row?.points ?? 0,
    costCents: row?.cost_cents ?? 0,
  }
}

const BATCH = 10_000

type PostedPurchase = [id: number, member: string, on: string, basket: Basket]

/** In the order in which they were posted. */
export async function listPurchases(programId: string, since: string): Promise<PastPurchase[]> {
  const client = await createSessionClient()
  const purchases: PastPurchase[] = []
  for (let after = 0; ;) {
    const { data, error } = await client.rpc('list_loyalty_purchases', {
      of_program: programId,
      since,
      after_id: after,
      most: BATCH,
    })
    if (error) throw new DataError('loyaltyLedger.listPurchases', { cause: error })
    const batch = data as unknown as PostedPurchase[]
    for (const [id, member, on, basket] of batch) {
      purchases.push({ member, on, basket })
      after = id
    }
    if (batch.length < BATCH) return purchases
  }
}

type Adjustment = { programId: string; member: string; points: number; note: string; receipt: string }

/** `conflict`: the member has fewer points, or the program is not active. */
export async function adjustPoints({ programId, member, points, note, receipt }: Adjustment) {
  const client = await createSessionClient()
  const { error } = await client.rpc('adjust_loyalty_points', {
    program_id: programId,
    member_code: member,
    points,
    note,
    receipt,
  })
  return rpcOutcome('loyaltyLedger.adjustPoints', error)
}
