'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import type { MoveAnswer } from '@/components/staff/board/types'
import { AD_GROUP_STATUS_LABELS, AD_GROUP_STATUSES } from '@/lib/ads/statuses'
import { assertSameOrigin } from '@/lib/auth/origin'
import type { Area } from '@/lib/auth/roles'
import { requireArea } from '@/lib/auth/session'
import { moveAdGroup } from '@/lib/data/ad-group-status'
import { returnWith } from '@/lib/portal/return-with'
import { AREAS } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/staff-paths'

const status = z.enum(AD_GROUP_STATUSES)
const cardMove = z.object({ card: z.uuid(), from: status, to: status })

async function carryOut(formData: FormData) {
  const { card, from, to } = cardMove.parse(Object.fromEntries(formData))
  return moveAdGroup(card, from, to)
}

export async function moveCard(formData: FormData): Promise<MoveAnswer> {
  await assertSameOrigin()
  await requireArea('project-manager', staffPaths.adGroupBoard('project-manager'))
  const outcome = await carryOut(formData)
  refresh()
  if (outcome.kind === 'moved') return { isMoved: true }
  return {
    isMoved: false,
    problem:
      outcome.kind === 'stale'
        ? `Somebody moved it to ${AD_GROUP_STATUS_LABELS[outcome.status]} meanwhile`
        : 'Nothing was changed',
  }
}

/** `shownIn` is the area whose board it was moved on. */
export async function postCardMove(shownIn: Area, formData: FormData): Promise<never> {
  await assertSameOrigin()
  await requireArea('project-manager', staffPaths.adGroupBoard('project-manager'))
  const area = z.enum(AREAS).parse(shownIn)
  const { kind } = await carryOut(formData)
  const codes = { moved: 'card-moved', stale: 'changed-meanwhile', refused: 'not-changed' } as const
  returnWith(codes[kind], staffPaths.adGroupBoard(area))
}
