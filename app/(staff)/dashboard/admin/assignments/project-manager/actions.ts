'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { assigneeSchema } from '@/lib/ads/assignment-search'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import { requireArea } from '@/lib/auth/session'
import { reassignManager } from '@/lib/data/ads/assignments'
import { MOVE_FLASHES, toCardMoveResult, type CardMoveResult } from '@/lib/portal/card-moves'
import { returnWith } from '@/lib/portal/return-with'
import { staffPaths } from '@/lib/portal/staff-paths'

const BOARD = staffPaths.managerAssignments()

const cardMove = z.object({ card: z.uuid(), from: assigneeSchema, to: assigneeSchema })

async function carryOut(formData: FormData) {
  const { card, from, to } = cardMove.parse(Object.fromEntries(formData))
  return reassignManager(card, from, to)
}

export async function moveGroup(formData: FormData): Promise<CardMoveResult> {
  await assertSameOrigin()
  await requireArea('admin', BOARD)
  const outcome = await carryOut(formData)
  refresh()
  return toCardMoveResult(outcome, ({ managers }) => managers.join(' and ') || 'nobody')
}

export async function postGroupMove(formData: FormData): Promise<never> {
  await assertSameOrigin()
  await requireArea('admin', BOARD)
  const { kind } = await carryOut(formData)
  returnWith(MOVE_FLASHES[kind], BOARD)
}
