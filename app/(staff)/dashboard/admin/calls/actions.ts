'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { LIST_HAS_CHANGED } from '@/lib/actions/posted-changes'
import { parseStatus, parseStatusChanges } from '@/lib/actions/posted-statuses'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { startBulkWork } from '@/lib/actions/start-bulk-work'
import { findStatusChange } from '@/lib/data/history/status-history'
import {
  keepUnconfirmedCall,
  listSelectedCalls,
  setCallStatus,
  setCallStatuses,
  toCallFilter,
  undoCallStatuses,
} from '@/lib/data/leads/call-list'
import { closeDay, closeDays, openDay, setCompanyHours } from '@/lib/data/leads/company-hours'
import { readValues, type FormState, type Parsed } from '@/lib/forms/form-state'
import { parseForm } from '@/lib/forms/parse-form'
import { CALL_LIST, SET_CALL_LABELS } from '@/lib/leads/call-list'
import { CALL_STATUS_LABELS, CALL_STATUSES, type CallStatus, toCallStatus } from '@/lib/leads/statuses'
import type { BulkState } from '@/lib/list/bulk'
import { undoReport } from '@/lib/list/bulk-undo'
import { listQueryParams, readListQuery } from '@/lib/list/query'
import { isForJob, MAX_IN_JOB } from '@/lib/list/selection'
import { statusReport } from '@/lib/list/status-changes'
import { sendMailSoon } from '@/lib/mail/sender'
import { staffPaths } from '@/lib/portal/staff-paths'
import { openHolidays } from '@/lib/scheduling/federal-holidays'
import { readHours } from '@/lib/scheduling/read-hours'
import type { CompanyHours } from '@/lib/scheduling/types'
import { closedDaySchema } from '@/lib/schemas/closed-day'
import { companyToday } from '@/lib/time/in-zone'

const CALLS = staffPaths.calls()
const ADMINS = { area: 'admin', from: CALLS } as const

const status = z.enum(CALL_STATUSES)

/** The call, its status when the page was rendered (the second of two people who change it is told about the first), the next: `kept` for one that nobody has confirmed, `undone` for what it was before. */
const change = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.tuple([z.uuid(), status, z.union([status, z.literal(['kept', 'undone'])])]))

/** False when its status is no longer `became`. */
async function undoCallStatus(id: string, became: CallStatus): Promise<boolean> {
  const last = await findStatusChange('intro_calls', id)
  // Every outcome is of a call that was booked. The log has none of an import.
  const was = (last?.after === became && toCallStatus(last.before)) || 'booked'
  const [undone] = await undoCallStatuses({ became, rows: [{ id, was }] })
  return undone?.outcome === 'done'
}

async function setStatus(id: string, from: CallStatus, to: CallStatus | 'kept' | 'undone') {
  if (to === 'kept') return keepUnconfirmedCall(id)
  return to === 'undone' ? undoCallStatus(id, from) : setCallStatus(id, from, to)
}

export const changeCallStatus = staffAction(
  { ...ADMINS, data: z.object({ change, query: z.string().max(1000) }) },
  async ({ data: { change, query } }) => {
    const [id, from, to] = change
    const isChanged = await setStatus(id, from, to)
    // A canceled call is announced by mail, and a confirmed one.
    if (isChanged) sendMailSoon()
    returnWith(isChanged ? 'status-saved' : 'changed-meanwhile', CALLS, query)
  },
)

const REASONS = {
  not_next: 'Not changed: it is canceled.',
  begun: 'Not changed: it has begun, so it cannot be canceled.',
  not_begun: 'Not changed: it has not begun.',
}

const leadOr = (lead: string | null | undefined) => (lead ? staffPaths.lead('admin', lead) : CALLS)

export const changeChosenCalls = staffAction(
  { ...ADMINS, form: parseStatus(CALL_LIST.nouns, SET_CALL_LABELS, MAX_IN_JOB) },
  async ({ data: { selection, status, asOf }, formData }): Promise<BulkState> => {
    revalidatePath(CALLS)
    const isCanceled = status === 'canceled'
    if (isCanceled && formData.get('write') !== 'yes') {
      return { problem: 'Nothing changed: confirm that the cancellation emails may go out.' }
    }
    const verb = `set to ${CALL_STATUS_LABELS[status]}`
    if (isForJob(selection)) {
      const query = readListQuery(CALL_LIST, selection.query)
      return startBulkWork({
        list: 'calls',
        query: listQueryParams(CALL_LIST, query).toString(),
        filters: toCallFilter(query),
        change: { status },
        verb,
        count: selection.count,
        asOf: selection.asOf,
      })
    }
    const ids = await listSelectedCalls(selection, readListQuery(CALL_LIST, selection.query))
    if (!ids) return LIST_HAS_CHANGED
    const outcomes = await setCallStatuses(ids, status, asOf)
    if (isCanceled) sendMailSoon()
    const leads = new Map(outcomes.map(({ id, leadId }) => [id, leadId]))
    return {
      report: statusReport(outcomes, {
        nouns: CALL_LIST.nouns,
        became: status,
        verb,
        canUndo: !isCanceled,
        reasons: REASONS,
        hrefOf: (id) => leadOr(leads.get(id)),
      }),
    }
  },
)

export const undoChosenCalls = staffAction(
  { ...ADMINS, form: parseStatusChanges },
  async ({ data: changes }): Promise<BulkState> => {
    revalidatePath(CALLS)
    const undone = await undoCallStatuses(changes)
    const calls = new Map(undone.map((call) => [call.id, call]))
    return {
      report: undoReport(CALL_LIST.nouns, undone, (id) => ({
        title: calls.get(id)?.name ?? 'A call',
        href: leadOr(calls.get(id)?.leadId),
      })),
    }
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

export const closeCompanyDay = staffAction(
  { ...ADMINS, form: (formData) => parseForm(closedDaySchema(companyToday()), formData) },
  async ({ data: day }): Promise<FormState> => {
    await closeDay(day)
    revalidatePath(CALLS)
    return { status: 'success' }
  },
)

export const closeHolidays = staffAction(
  { ...ADMINS, data: z.object({ year: z.coerce.number().int().min(2000).max(2100) }) },
  async ({ data: { year } }) => {
    const holidays = openHolidays(year, companyToday(), [])
    await closeDays(holidays.map(({ day, name }) => ({ day, reason: name })))
    returnWith('holidays-closed', CALLS)
  },
)

export const openCompanyDay = staffAction(
  { ...ADMINS, data: z.object({ day: z.iso.date() }) },
  async ({ data: { day } }) => {
    await openDay(day)
    returnWith('day-opened', CALLS)
  },
)
