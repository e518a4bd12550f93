'use server'

import { randomBytes } from 'node:crypto'
import { refresh } from 'next/cache'
import { z } from 'zod'
import { staffAction } from '@/lib/actions/staff-action'
import { createCalendarAddress, revokeCalendarAddress } from '@/lib/data/portal/calendar'
import { env } from '@/lib/env'
import type { RpcOutcome } from '@/lib/errors'
import type { ActionState, Parsed } from '@/lib/forms/form-state'
import { paths } from '@/lib/paths'
import { calendarPath } from '@/lib/portal/calendar-links'
import { AREAS } from '@/lib/portal/screens'

const OWNER = {
  area: 'signed-in',
  from: (area: unknown) => calendarPath(AREAS.find((each) => each === area) ?? 'graphic-designer'),
  args: [z.enum(AREAS)],
  form: (): Parsed<null, ActionState> => ({ ok: true, data: null, values: {} }),
} as const

function refusal(outcome: RpcOutcome): ActionState | null {
  switch (outcome) {
    case 'done':
      return null
    case 'busy':
      return { problem: 'You have made many addresses. Please try again in an hour.' }
    case 'refused':
    case 'conflict':
      return { problem: 'You are viewing as someone else. Only they can change their calendar address.' }
  }
}

/** Shown once: only its hash is stored. */
export const makeCalendarAddress = staffAction(OWNER, async (): Promise<ActionState> => {
  const token = randomBytes(32).toString('base64url')
  const refused = refusal(await createCalendarAddress(token))
  if (refused) return refused
  refresh()
  return { values: { address: env.SITE_URL + paths.calendarFeed(token) } }
})

export const revokeOwnCalendarAddress = staffAction(OWNER, async (): Promise<ActionState> => {
  const refused = refusal(await revokeCalendarAddress())
  if (refused) return refused
  refresh()
  return { done: { title: 'The address no longer works.' } }
})
