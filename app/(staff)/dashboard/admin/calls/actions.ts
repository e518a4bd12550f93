'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import { requireArea } from '@/lib/auth/session'
import { setCallStatus } from '@/lib/data/leads/calls'
import { closeDay, openDay, setCompanyHours } from '@/lib/data/leads/company-hours'
import type { FormState } from '@/lib/forms/form-state'
import { parseForm } from '@/lib/forms/parse-form'
import { readValues } from '@/lib/forms/form-values'
import { CALL_STATUSES, type CallStatus } from '@/lib/leads/call-statuses'
import { postSoon } from '@/lib/mail/post-soon'
import { returnWith } from '@/lib/portal/return-with'
import { companyDay } from '@/lib/time/in-zone'
import { readHours } from '@/lib/scheduling/read-hours'
import { closedDaySchema } from '@/lib/schemas/closed-day'
import { staffPaths } from '@/lib/portal/staff-paths'

const CALLS = staffPaths.calls()

const settlement = z.object({ id: z.uuid(), from: z.enum(CALL_STATUSES), to: z.enum(CALL_STATUSES) })

/** `seen` is where the call stood when the page was drawn: of two people who settle it, the second is told. */
export async function settleCall(callId: string, seen: CallStatus, formData: FormData): Promise<never> {
  await assertSameOrigin()
  await requireArea('admin', CALLS)
  const { id, from, to } = settlement.parse({ id: callId, from: seen, to: formData.get('to') })
  const isChanged = await setCallStatus(id, from, to)
  // Whoever had booked a call that is off gets a mail.
  if (isChanged) postSoon()
  returnWith(isChanged ? 'status-saved' : 'changed-meanwhile', CALLS)
}

export async function saveHours(_: FormState, formData: FormData): Promise<FormState> {
  await assertSameOrigin()
  await requireArea('admin', CALLS)
  const values = readValues(formData)
  const { hours, errors } = readHours(values)
  if (Object.keys(errors).length > 0) return { status: 'invalid', errors, values }
  await setCompanyHours(hours)
  revalidatePath(CALLS)
  return { status: 'success' }
}

export async function closeCompanyDay(_: FormState, formData: FormData): Promise<FormState> {
  await assertSameOrigin()
  await requireArea('admin', CALLS)
  const form = parseForm(closedDaySchema(companyDay(new Date().toISOString())), formData)
  if (!form.ok) return form.state
  await closeDay(form.data)
  revalidatePath(CALLS)
  return { status: 'success' }
}

export async function openCompanyDay(formData: FormData): Promise<never> {
  await assertSameOrigin()
  await requireArea('admin', CALLS)
  await openDay(z.iso.date().parse(formData.get('day')))
  returnWith('day-opened', CALLS)
}
