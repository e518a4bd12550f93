'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { placeLead } from '@/lib/data/leads/lead-board'
import { LEAD_STAGES, LEAD_STATUS_LABELS, LOST_REASONS } from '@/lib/leads/statuses'
import { type CardMoveResult, MOVE_FLASHES, toCardMoveResult } from '@/lib/portal/card-moves'
import { LEAD_AREAS, staffPaths } from '@/lib/portal/staff-paths'

const stage = z.enum(LEAD_STAGES)

const BOARD = {
  area: 'sales',
  from: staffPaths.leadBoard('owl'),
  data: z.object({
    card: z.uuid(),
    from: stage,
    to: stage,
    above: z.uuid().optional(),
    below: z.uuid().optional(),
    answer: z.enum(LOST_REASONS).optional().catch(undefined),
  }),
} as const

export const moveLeadCard = staffAction(BOARD, async ({ data }): Promise<CardMoveResult> => {
  const outcome = await placeLead(data)
  refresh()
  if (outcome.kind === 'no-reason') return { isMoved: false, problem: 'Say why the lead was lost' }
  return toCardMoveResult(outcome, ({ status }) => LEAD_STATUS_LABELS[status])
})

/** The same without JavaScript. */
export const postLeadMove = staffAction(
  { ...BOARD, args: [z.enum(LEAD_AREAS)] },
  async ({ args: [area], data }) => {
    const { kind } = await placeLead(data)
    returnWith(kind === 'no-reason' ? 'lost-without-reason' : MOVE_FLASHES[kind], staffPaths.leadBoard(area))
  },
)
