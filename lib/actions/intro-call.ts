'use server'

import { notFound, redirect } from 'next/navigation'
import * as z from 'zod/mini'
import {
  bookIntroCall,
  cancelIntroCall,
  confirmIntroCall,
  getAgenda,
} from '@/lib/data/privileged/intro-calls'
import { DataError } from '@/lib/errors'
import { senderHash } from '@/lib/forms/client-address'
import { readValues, type Parsed } from '@/lib/forms/form-state'
import { isMailKept } from '@/lib/mail/messages'
import { sendMailSoon } from '@/lib/mail/sender'
import { log } from '@/lib/observability/log'
import { paths } from '@/lib/paths'
import { readConfirmingLeadId, readLeadId } from '@/lib/scheduling/call-link'
import { nearestSlots } from '@/lib/scheduling/slots'
import type { CallFailure, CallState } from '@/lib/scheduling/types'
import { timeZoneOr } from '@/lib/scheduling/zones'
import { publicAction } from './public-action'

/** The start of a half hour in UTC. */
const SLOT = /^\d{4}-\d{2}-\d{2}T\d{2}:(00|30):00\.000Z$/

/** Accepts unknown time zones: only mails use them. */
const bookCallSchema = z.object({
  token: z.string().check(z.maxLength(200)),
  slot: z.string().check(z.regex(SLOT)),
  timeZone: z.pipe(
    z._default(z.string(), ''),
    z.transform((name: string) => timeZoneOr(name)),
  ),
})

const cancelCallSchema = z.pick(bookCallSchema, { token: true })

const failed = (reason: CallFailure): CallState => ({ status: 'failed', reason })

/** Shows a message in place, so that the visitor keeps the chosen time. */
async function withUnavailable(work: () => Promise<CallState>): Promise<CallState> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof DataError)) throw error
    log.error('calls.answer', error)
    return failed('unavailable')
  }
}

type Booking = { leadId: string; slot: string; timeZone: string }

function parseBooking(formData: FormData): Parsed<Booking, CallState> {
  const values = readValues(formData)
  const form = bookCallSchema.safeParse(values)
  if (!form.success) return { ok: false, state: failed('unchosen') }
  const leadId = readLeadId(form.data.token)
  return leadId
    ? { ok: true, data: { ...form.data, leadId }, values }
    : { ok: false, state: failed('expired') }
}

function parseCancellation(formData: FormData): Parsed<string, CallState> {
  const values = readValues(formData)
  const form = cancelCallSchema.safeParse(values)
  const leadId = form.success ? readLeadId(form.data.token) : null
  return leadId ? { ok: true, data: leadId, values } : { ok: false, state: failed('expired') }
}

async function slotTaken(leadId: string, requested: string): Promise<CallState> {
  const agenda = await getAgenda(leadId)
  return { status: 'taken', agenda, nearest: nearestSlots(agenda.slots, requested) }
}

async function book({ leadId, slot, timeZone }: Booking): Promise<CallState> {
  const { slots, call } = await getAgenda(leadId)
  if (call?.startsAt !== slot && !slots.includes(slot)) return slotTaken(leadId, slot)
  const booking = await bookIntroCall({
    leadId,
    startsAt: slot,
    timeZone,
    addressHash: await senderHash(),
    // Where letters are kept, nobody could press the link.
    asksToConfirm: !isMailKept(),
  })
  if (booking.ok) {
    sendMailSoon()
    return { status: 'booked', agenda: await getAgenda(leadId) }
  }
  switch (booking.reason) {
    case 'taken':
      return slotTaken(leadId, slot)
    case 'unknown':
      return failed('expired')
    case 'held':
    case 'busy':
      return failed(booking.reason)
  }
}

/** Also moves a booked call. */
export const bookCall = publicAction({ form: parseBooking }, async ({ data }) =>
  withUnavailable(() => book(data)),
)

/** Does nothing without a booked call. */
export const cancelCall = publicAction({ form: parseCancellation }, async ({ data: leadId }) =>
  withUnavailable(async () => {
    await cancelIntroCall(leadId)
    sendMailSoon()
    return { status: 'canceled', agenda: await getAgenda(leadId) }
  }),
)

/** Of the letter. Opening the link changes nothing, because mail scanners open it too. */
export const confirmCall = publicAction(
  { data: z.object({ token: z.string().check(z.maxLength(200)) }) },
  async ({ data: { token } }) => {
    const leadId = readConfirmingLeadId(token)
    if (!leadId) notFound()
    if (await confirmIntroCall(leadId)) sendMailSoon()
    redirect(paths.introCallConfirmation(token))
  },
)
