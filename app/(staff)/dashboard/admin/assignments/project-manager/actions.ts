'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { personSchema } from '@/lib/ads/assignment-search'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import { requireArea } from '@/lib/auth/session'
import { handOver } from '@/lib/data/ads/assignments'
import { MOVE_FLASHES, moveAnswer, type MoveAnswer } from '@/lib/portal/card-moves'
import { returnWith } from '@/lib/portal/return-with'
import { staffPaths } from '@/lib/portal/staff-paths'

const BOARD = staffPaths.managerAssignments()

const cardMove = z.object({ card: z.uuid(), from: personSchema, to: personSchema })

async function carryOut(formData: FormData) {
  const { card, from, to } = cardMove.parse(Object.fromEntries(formData))
  return handOver(card, from, to)
}

export async function moveGroup(formData: FormData): Promise<MoveAnswer> {
  await assertSameOrigin()
  await requireArea('admin', BOARD)
  const outcome = await carryOut(formData)
  refresh()
  return moveAnswer(outcome, ({ managers }) => managers.join(' and ') || 'nobody')
}

export async function postGroupMove(formData: FormData): Promise<never> {
  await assertSameOrigin()
  await requireArea('admin', BOARD)
  const { kind } = await carryOut(formData)
  returnWith(MOVE_FLASHES[kind], BOARD)
}
