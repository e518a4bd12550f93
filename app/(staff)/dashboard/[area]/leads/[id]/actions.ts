'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { columnLabelOf } from '@/lib/audit/history'
import { addRecordsOfLead, linkLead } from '@/lib/data/leads/lead-links'
import { editLead, setLeadStatus } from '@/lib/data/leads/lead-record'
import { undoLeadChange } from '@/lib/data/leads/lead-timeline'
import type { ActionState, EditState, Parsed } from '@/lib/forms/form-state'
import { parseAction, parseEdit } from '@/lib/forms/parse-form'
import { LEAD_FIELDS, leadFields } from '@/lib/leads/lead-fields'
import { LEAD_STATUSES, LOST_REASONS } from '@/lib/leads/statuses'
import { sendMailSoon } from '@/lib/mail/sender'
import { LEAD_AREAS, staffPaths } from '@/lib/portal/staff-paths'
import { leadEdits } from '@/lib/schemas/lead'

const SALES = { area: 'sales', from: staffPaths.leads('owl') } as const
const area = z.enum(LEAD_AREAS)
const id = z.uuid()
/** Of the list that the lead was opened from. */
const query = z.string().max(1000)

export const changeLeadStatus = staffAction(
  {
    ...SALES,
    args: [area, id, query],
    data: z.object({
      from: z.enum(LEAD_STATUSES),
      status: z.enum(LEAD_STATUSES),
      lostReason: z.enum(LOST_REASONS).optional().catch(undefined),
      lostNote: z.string().trim().max(leadFields.lostNote.max).optional(),
    }),
  },
  async ({ args: [area, id, query], data: { from, status, lostReason, lostNote } }) => {
    const path = staffPaths.lead(area, id)
    if (status === 'lost' && !lostReason) returnWith('lost-without-reason', path, query)
    const isChanged = await setLeadStatus(id, from, status, lostReason ?? null, lostNote || null)
    // The sender of a held lead gets the confirmation when the lead is accepted.
    if (isChanged) sendMailSoon()
    returnWith(isChanged ? 'status-saved' : 'changed-meanwhile', path, query)
  },
)

export const changeLead = staffAction(
  {
    ...SALES,
    args: [area, id, z.enum(LEAD_FIELDS)],
    // An invalid edit reaches the handler, too: the page is rendered again in any case.
    form: (formData, [, , field]): Parsed<ReturnType<typeof parseEdit>, EditState> => ({
      ok: true,
      data: parseEdit(leadEdits[field], formData),
      values: {},
    }),
  },
  async ({ args: [area, id, field], data: edit }) => {
    const state = edit.ok ? await editLead(id, field, edit.data) : edit.state
    revalidatePath(staffPaths.lead(area, id))
    return state
  },
)

const link = z.union([
  z.object({ link: z.literal('client'), record: z.uuid() }),
  z.object({ link: z.literal('contact'), record: z.uuid() }),
  z.object({ link: z.enum(['no-client', 'no-contact']) }),
  z.object({ link: z.literal('add') }),
])

/** Links to a client or contact, takes a link away, or adds what is missing. */
export const linkLeadTo = staffAction(
  { ...SALES, args: [area, id, query], data: link },
  async ({ args: [area, id, query], data }) => {
    const write = () => {
      switch (data.link) {
        case 'client':
          return linkLead(id, { client_id: data.record })
        case 'contact':
          return linkLead(id, { contact_id: data.record })
        case 'no-client':
          return linkLead(id, { client_id: null })
        case 'no-contact':
          return linkLead(id, { contact_id: null })
        case 'add':
          return addRecordsOfLead(id)
      }
    }
    returnWith((await write()) ? 'lead-linked' : 'not-changed', staffPaths.lead(area, id), query)
  },
)

const posted = z.object({ entry: z.coerce.number().int().positive() })

export const undoChangeOfLead = staffAction(
  { ...SALES, args: [area, id, query], form: (formData) => parseAction(posted, formData) },
  async ({ args: [area, id, query], data: { entry } }): Promise<ActionState> => {
    const undone = await undoLeadChange(id, entry)
    if (undone === 'refused')
      return { problem: 'This can no longer be undone, or you don’t have permission.' }
    if (undone.length > 0) {
      return {
        problem: `Not undone: it was changed again since (${undone.map((column) => columnLabelOf('contact_submissions', column)).join(', ')}).`,
      }
    }
    returnWith('change-undone', staffPaths.lead(area, id), query)
  },
)
