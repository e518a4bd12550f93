'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import type { MoveAnswer } from '@/components/staff/board/types'
import { personSchema } from '@/lib/ads/assignment-search'
import { assertSameOrigin } from '@/lib/auth/origin'
import { requireArea } from '@/lib/auth/session'
import { handOver } from '@/lib/data/hand-over'
import { returnWith } from '@/lib/portal/return-with'
import { staffPaths } from '@/lib/staff-paths'

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
  if (outcome.kind === 'moved') return { isMoved: true }
  return {
    isMoved: false,
    problem:
      outcome.kind === 'stale'
        ? `Somebody moved it to ${outcome.managers.join(' and ') || 'nobody'} meanwhile`
        : 'Nothing was changed',
  }
}

export async function postGroupMove(formData: FormData): Promise<never> {
  await assertSameOrigin()
  await requireArea('admin', BOARD)
  const { kind } = await carryOut(formData)
  const codes = { moved: 'card-moved', stale: 'changed-meanwhile', refused: 'not-changed' } as const
  returnWith(codes[kind], BOARD)
}
