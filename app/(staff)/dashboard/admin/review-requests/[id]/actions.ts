'use server'

import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import type { FlashCode } from '@/lib/auth/flash'
import { sendRequestAgain, withdrawRequest } from '@/lib/data/catalogue/review-requests'
import { sendMailSoon } from '@/lib/mail/sender'
import { staffPaths } from '@/lib/portal/staff-paths'

const ADMINS = { area: 'admin', from: staffPaths.reviewRequests() } as const

/** As the database writes it: with microseconds, which a Date would lose. */
const moment = z
  .string()
  .max(40)
  .refine((text) => !Number.isNaN(Date.parse(text)))

const answer = (outcome: Awaited<ReturnType<typeof sendRequestAgain>>, done: FlashCode): FlashCode => {
  if (outcome === 'done') return done
  if (outcome === 'unwanted') return 'letter-unwanted'
  return outcome === 'conflict' ? 'changed-meanwhile' : 'not-changed'
}

/** The second argument is when the last letter was written, as the page showed it. */
export const sendAgain = staffAction(
  { ...ADMINS, args: [z.uuid(), moment] },
  async ({ args: [id, sentAt] }) => {
    const outcome = await sendRequestAgain(id, sentAt)
    if (outcome === 'done') sendMailSoon()
    returnWith(answer(outcome, 'review-asked'), staffPaths.reviewRequest(id))
  },
)

export const withdraw = staffAction({ ...ADMINS, args: [z.uuid()] }, async ({ args: [id] }) => {
  const outcome = await withdrawRequest(id)
  returnWith(answer(outcome, 'review-request-withdrawn'), staffPaths.reviewRequest(id))
})
