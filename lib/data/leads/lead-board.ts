import 'server-only'
import { DataError, INCOMPLETE, rpcOutcome } from '@/lib/errors'
import {
  LEAD_STAGES,
  toLeadStatus,
  type LeadStage,
  type LeadStatus,
  type LostReason,
} from '@/lib/leads/statuses'
import type { CardMoveOutcome } from '@/lib/portal/card-moves'
import { createSessionClient } from '@/lib/supabase/server'
import { toLeadFacts, toLeadFilter, type LeadFacts, type LeadFactsRow, type LeadQuery } from './lead-rows'

export type LeadColumnOfBoard = { stage: LeadStage; total: number; valueCents: number; cards: LeadFacts[] }

type Board = {
  stages: { stage: string; total: number; value_cents: number }[]
  cards: LeadFactsRow[]
}

/** Every stage with its sums and its first cards by place. The filter by stage does not count. */
export async function readLeadBoard(
  query: Pick<LeadQuery, 'text' | 'filters'>,
  shownCards: Partial<Record<LeadStage, number>>,
): Promise<LeadColumnOfBoard[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_lead_board', {
    ...toLeadFilter(query),
    shown_cards: shownCards,
  })
  if (error) throw new DataError('leadBoard.readLeadBoard', { cause: error })
  const { stages, cards } = data as Board
  const facts = cards.map(toLeadFacts)
  return LEAD_STAGES.map((stage) => {
    const sums = stages.find((one) => one.stage === stage)
    return {
      stage,
      total: sums?.total ?? 0,
      valueCents: sums?.value_cents ?? 0,
      cards: facts.filter(({ status }) => status === stage),
    }
  })
}

export type LeadMove = {
  card: string
  from: LeadStage
  to: LeadStage
  /** The cards that it comes to stand between; without them it is the top. */
  above?: string
  below?: string
  /** Needed for lost ones. */
  answer?: LostReason
}

export async function placeLead(
  move: LeadMove,
): Promise<CardMoveOutcome<{ status: LeadStatus }> | { kind: 'no-reason' }> {
  const client = await createSessionClient()
  const { error } = await client.rpc('place_lead', {
    lead_id: move.card,
    from_stage: move.from,
    to_stage: move.to,
    above_id: move.above,
    below_id: move.below,
    reason: move.answer,
  })
  if (error?.code === INCOMPLETE) return { kind: 'no-reason' }
  const outcome = rpcOutcome('leadBoard.placeLead', error)
  if (outcome === 'done') return { kind: 'moved' }
  if (outcome !== 'conflict') return { kind: 'refused' }
  const now = await client.from('contact_submissions').select('status').eq('id', move.card).maybeSingle()
  if (now.error) throw new DataError('leadBoard.placeLead', { cause: now.error })
  const status = toLeadStatus(now.data?.status)
  return status ? { kind: 'conflict', status } : { kind: 'refused' }
}
