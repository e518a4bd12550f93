'use server'

import { assertSameOrigin } from '@/lib/forms/own-origin'
import { bookIntroCall, getAgenda } from '@/lib/data/privileged/intro-calls'
import { readValues } from '@/lib/forms/form-values'
import { postSoon } from '@/lib/mail/post-soon'
import { failed, orUnavailable } from '@/lib/scheduling/answer'
import { leadOfToken } from '@/lib/scheduling/links'
import { nearestSlots } from '@/lib/scheduling/nearest'
import type { CallState } from '@/lib/scheduling/types'
import { bookCallSchema } from '@/lib/schemas/call'

async function gone(leadId: string, wished: string): Promise<CallState> {
  const agenda = await getAgenda(leadId)
  return { status: 'gone', agenda, nearest: nearestSlots(agenda.slots, wished) }
}

async function book(leadId: string, slot: string, timeZone: string): Promise<CallState> {
  const { slots, call } = await getAgenda(leadId)
  if (call?.startsAt !== slot && !slots.includes(slot)) return gone(leadId, slot)
  const booking = await bookIntroCall(leadId, slot, timeZone)
  if (booking.ok) {
    postSoon()
    return { status: 'booked', agenda: await getAgenda(leadId) }
  }
  switch (booking.reason) {
    case 'taken':
      return gone(leadId, slot)
    case 'unknown':
      return failed('expired')
    case 'busy':
      return failed('busy')
  }
}

/** Books the intro call of the lead that the token speaks for, or moves it when there is one. */
export async function bookCall(_: CallState, formData: FormData): Promise<CallState> {
  await assertSameOrigin()
  const form = bookCallSchema.safeParse(readValues(formData))
  if (!form.success) return failed('unchosen')
  const leadId = leadOfToken(form.data.token)
  if (!leadId) return failed('expired')
  return orUnavailable(() => book(leadId, form.data.slot, form.data.timeZone))
}
