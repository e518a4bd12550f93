'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { AD_GROUP_STATUS_LABELS, AD_GROUP_STATUSES } from '@/lib/ads/types'
import { moveAdGroup } from '@/lib/data/ads/card-moves'
import { MOVE_FLASHES, toCardMoveResult } from '@/lib/portal/card-moves'
import { AREAS } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'

const status = z.enum(AD_GROUP_STATUSES)

const BOARD = {
  area: 'project-manager',
  from: staffPaths.adGroupBoard('project-manager'),
  data: z.object({ card: z.uuid(), from: status, to: status }),
} as const

export const moveCard = staffAction(BOARD, async ({ data: { card, from, to } }) => {
  const outcome = await moveAdGroup(card, from, to)
  refresh()
  return toCardMoveResult(outcome, ({ status: current }) => AD_GROUP_STATUS_LABELS[current])
})

/** The same without JavaScript. `shownIn` is the area of the board. */
export const postCardMove = staffAction(
  { ...BOARD, args: [z.enum(AREAS)] },
  async ({ args: [shownIn], data: { card, from, to } }) => {
    const { kind } = await moveAdGroup(card, from, to)
    returnWith(MOVE_FLASHES[kind], staffPaths.adGroupBoard(shownIn))
  },
)
