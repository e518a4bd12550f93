'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { assigneeSchema } from '@/lib/ads/assignment-search'
import { reassignManager } from '@/lib/data/ads/card-moves'
import { MOVE_FLASHES, toCardMoveResult } from '@/lib/portal/card-moves'
import { staffPaths } from '@/lib/portal/staff-paths'

const BOARD = {
  area: 'admin',
  from: staffPaths.managerAssignments(),
  data: z.object({ card: z.uuid(), from: assigneeSchema, to: assigneeSchema }),
} as const

export const moveGroup = staffAction(BOARD, async ({ data: { card, from, to } }) => {
  const outcome = await reassignManager(card, from, to)
  refresh()
  return toCardMoveResult(outcome, ({ managers }) => managers.join(' and ') || 'Unassigned')
})

/** The same without JavaScript. */
export const postGroupMove = staffAction(BOARD, async ({ data: { card, from, to } }) => {
  const { kind } = await reassignManager(card, from, to)
  returnWith(MOVE_FLASHES[kind], BOARD.from)
})
