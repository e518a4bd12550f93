'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { AD_GROUP_STATUS_LABELS, AD_GROUP_STATUSES } from '@/lib/ads/statuses'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import type { Area } from '@/lib/auth/roles'
import { requireArea } from '@/lib/auth/session'
import { moveAdGroup } from '@/lib/data/ads/ad-group-status'
import { MOVE_FLASHES, toCardMoveResult, type CardMoveResult } from '@/lib/portal/card-moves'
import { returnWith } from '@/lib/portal/return-with'
import { AREAS } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'

const status = z.enum(AD_GROUP_STATUSES)
const cardMove = z.object({ card: z.uuid(), from: status, to: status })

async function carryOut(formData: FormData) {
  const { card, from, to } = cardMove.parse(Object.fromEntries(formData))
  return moveAdGroup(card, from, to)
}

export async function moveCard(formData: FormData): Promise<CardMoveResult> {
  await assertSameOrigin()
  await requireArea('project-manager', staffPaths.adGroupBoard('project-manager'))
  const outcome = await carryOut(formData)
  refresh()
  return toCardMoveResult(outcome, ({ status: current }) => AD_GROUP_STATUS_LABELS[current])
}

/** `shownIn` is the area whose board it was moved on. */
export async function postCardMove(shownIn: Area, formData: FormData): Promise<never> {
  await assertSameOrigin()
  await requireArea('project-manager', staffPaths.adGroupBoard('project-manager'))
  const area = z.enum(AREAS).parse(shownIn)
  const { kind } = await carryOut(formData)
  returnWith(MOVE_FLASHES[kind], staffPaths.adGroupBoard(area))
}
