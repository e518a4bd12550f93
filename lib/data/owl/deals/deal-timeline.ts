import 'server-only'
import { CONFLICT, DataError, INCOMPLETE, isRefused } from '@/lib/errors'
import type { Days, DealState, Offer } from '@/lib/owl/deals/deal'
import { toDealStatus } from '@/lib/owl/deals/deal-list'
import type { DealStatus } from '@/lib/owl/deals/status'
import { type TimelineQuery, untilOf } from '@/lib/owl/deals/timeline'
import { createSessionClient } from '@/lib/supabase/server'
import { type OfferColumns, toOffer } from './deal-rows'

export type TimelineDeal = Days & {
  id: string
  title: string
  version: number
  state: DealState
  status: DealStatus
  offer: Offer
}

export type TimelineRow = {
  /** Null for drafts that name no product. */
  id: string | null
  name: string | null
  deals: TimelineDeal[]
}

export type DealTimeline = {
  group: string
  /** Of the group's first clock. */
  today: string
  rows: TimelineRow[]
  rowCount: number
  dealCount: number
  /** The nearest days with a deal outside. */
  earlier: string | null
  later: string | null
}

type Answer = {
  group: string | null
  today: string
  earlier: string | null
  later: string | null
  row_count: number
  deal_count: number
  rows: { id: string | null; name: string | null; deals: string[] }[]
  deals: (OfferColumns & {
    id: string
    title: string
    version: number
    first_on: string
    last_on: string
    state: string
    status: string
  })[]
}

export const ROWS_PER_PAGE = { product: 12, deal: 40 } as const

/** Null for an unknown group. One call. */
export async function getDealTimeline(query: TimelineQuery): Promise<DealTimeline | null> {
  const client = await createSessionClient()
  const rows = ROWS_PER_PAGE[query.rowsBy]
  const { data, error } = await client.rpc('get_deal_timeline', {
    of_group: query.group,
    since: query.since,
    until: untilOf(query),
    of_product: query.product || undefined,
    by_deal: query.rowsBy === 'deal',
    row_limit: rows,
    row_offset: (query.page - 1) * rows,
  })
  if (error) throw new DataError('dealTimeline.getDealTimeline', { cause: error })
  const answer = data as Answer
  if (answer.group === null) return null
  const deals = new Map(
    answer.deals.map((row) => [
      row.id,
      {
        id: row.id,
        title: row.title,
        version: row.version,
        firstOn: row.first_on,
        lastOn: row.last_on,
        state: row.state as DealState,
        status: toDealStatus(row.status) ?? 'draft',
        offer: toOffer(row),
      },
    ]),
  )
  return {
    group: answer.group,
    today: answer.today,
    earlier: answer.earlier,
    later: answer.later,
    rowCount: answer.row_count,
    dealCount: answer.deal_count,
    rows: answer.rows.map((row) => ({ ...row, deals: row.deals.flatMap((id) => deals.get(id) ?? []) })),
  }
}

/** Why a deal cannot have these days: what ran already does not change. Null when it can. */
export async function findDayProblem(id: string, { firstOn, lastOn }: Days): Promise<string | null> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('find_deal_day_problem', {
    of_deal: id,
    new_first: firstOn,
    new_last: lastOn,
  })
  if (error) throw new DataError('dealTimeline.findDayProblem', { cause: error })
  return data as string | null
}

type MovedDeal =
  { outcome: 'saved'; version: number } | { outcome: 'changed' } | { outcome: 'refused'; problem: string }

/** 'changed': the deal has another version by now, or is gone. */
export async function saveDealDays(
  id: string,
  version: number,
  { firstOn, lastOn }: Days,
): Promise<MovedDeal> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('deals')
    .update({ first_on: firstOn, last_on: lastOn })
    .eq('id', id)
    .eq('version', version)
    .select('version')
    .maybeSingle()
  if (error?.code === CONFLICT) return { outcome: 'refused', problem: error.message }
  if (isRefused(error) || error?.code === INCOMPLETE)
    return { outcome: 'refused', problem: 'You can’t change this deal.' }
  if (error) throw new DataError('dealTimeline.saveDealDays', { cause: error })
  return data ? { outcome: 'saved', version: data.version } : { outcome: 'changed' }
}
