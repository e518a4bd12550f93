'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { setCallStatus } from '@/lib/data/leads/calls'
import { closeDay, openDay, setCompanyHours } from '@/lib/data/leads/company-hours'
import { readValues, type FormState, type Parsed } from '@/lib/forms/form-state'
import { parseForm } from '@/lib/forms/parse-form'
import { CALL_STATUSES } from '@/lib/leads/statuses'
import { sendMailSoon } from '@/lib/mail/sender'
import { staffPaths } from '@/lib/portal/staff-paths'
import { readHours } from '@/lib/scheduling/read-hours'
import type { CompanyHours } from '@/lib/scheduling/types'
import { closedDaySchema } from '@/lib/schemas/closed-day'
import { companyDay } from '@/lib/time/in-zone'

const CALLS = staffPaths.calls()
const ADMINS = { area: 'admin', from: CALLS } as const

const status = z.enum(CALL_STATUSES)

/** `from` is the status when the page was rendered: the second of two people who change it is told about the first. */
export const changeCallStatus = staffAction(
  { ...ADMINS, args: [z.uuid(), status], data: z.object({ to: status }) },
  async ({ args: [id, from], data: { to } }) => {
    const isChanged = await setCallStatus(id, from, to)
    // A canceled call is announced by mail.
    if (isChanged) sendMailSoon()
    returnWith(isChanged ? 'status-saved' : 'changed-meanwhile', CALLS)
  },
)

function parseHours(formData: FormData): Parsed<CompanyHours[], FormState> {
  const values = readValues(formData)
  const { hours, errors } = readHours(values)
  if (Object.keys(errors).length > 0) return { ok: false, state: { status: 'invalid', errors, values } }
  return { ok: true, data: hours, values }
}

export const saveHours = staffAction(
  { ...ADMINS, form: parseHours },
  async ({ data: hours }): Promise<FormState> => {
    await setCompanyHours(hours)
    revalidatePath(CALLS)
    return { status: 'success' }
  },
)

const today = () => companyDay(new Date().toISOString())

export const closeCompanyDay = staffAction(
  { ...ADMINS, form: (formData) => parseForm(closedDaySchema(today()), formData) },
  async ({ data: day }): Promise<FormState> => {
    await closeDay(day)
    revalidatePath(CALLS)
    return { status: 'success' }
  },
)

export const openCompanyDay = staffAction(
  { ...ADMINS, data: z.object({ day: z.iso.date() }) },
  async ({ data: { day } }) => {
    await openDay(day)
    returnWith('day-opened', CALLS)
  },
)
