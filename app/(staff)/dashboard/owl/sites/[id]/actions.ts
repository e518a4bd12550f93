'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { deleteSite, editSite, hoursKey, saveHours } from '@/lib/data/owl/site-record'
import { type ActionState, type EditState, type Parsed, readValues } from '@/lib/forms/form-state'
import { parseEdit } from '@/lib/forms/parse-form'
import { formatSpans, summarizeWeek } from '@/lib/owl/hours'
import { SITE_FIELDS } from '@/lib/owl/sites'
import { readTypedHours, type TypedHours } from '@/lib/owl/typed-hours'
import { owlPaths } from '@/lib/portal/owl-paths'
import { siteEdits } from '@/lib/schemas/site'

const OWLS = { area: 'owl', from: owlPaths.sites() } as const
const id = z.uuid()

export const changeSite = staffAction(
  {
    ...OWLS,
    args: [id, z.enum(SITE_FIELDS)],
    // An invalid edit reaches the handler, too: the page is rendered again in any case.
    form: (formData, [, field]): Parsed<ReturnType<typeof parseEdit>, EditState> => ({
      ok: true,
      data: parseEdit(siteEdits[field], formData),
      values: {},
    }),
  },
  async ({ args: [id, field], data: edit }) => {
    const state = edit.ok ? await editSite(id, field, edit.data) : edit.state
    revalidatePath(owlPaths.site(id))
    return state
  },
)

const inWords = ({ weekHours, specialDays }: TypedHours) =>
  [
    weekHours
      ? summarizeWeek(weekHours)
          .map((line) => line.join(': '))
          .join('; ')
      : 'no hours',
    ...specialDays.map(({ day, spans }) => `${day}: ${formatSpans(spans)}`),
  ].join('; ')

export const changeHours = staffAction(
  {
    ...OWLS,
    args: [id],
    form: (formData): Parsed<TypedHours, ActionState> => {
      const values = readValues(formData)
      const { hours, errors } = readTypedHours(values)
      return Object.keys(errors).length > 0
        ? { ok: false, state: { errors, values } }
        : { ok: true, data: hours, values }
    },
  },
  async ({ args: [id], data: hours, values }): Promise<ActionState> => {
    const saved = await saveHours(id, values.seen ?? '', hours)
    if (saved === 'done') returnWith('hours-saved', owlPaths.site(id))
    if (saved === 'refused') {
      return {
        problem: 'Not saved. The site no longer exists, or you don’t have permission to change it.',
        values,
      }
    }
    return {
      problem: `Someone else saved other hours (${inWords(saved.changed)}). Save again to replace them with what you see here.`,
      values: { ...values, seen: hoursKey(saved.changed) },
    }
  },
)

const DELETIONS = { done: 'site-deleted', used: 'record-in-use', refused: 'not-changed' } as const

/** The policies of the table let only admins delete. */
export const removeSite = staffAction({ ...OWLS, args: [id] }, async ({ args: [id] }) => {
  returnWith(DELETIONS[await deleteSite(id)], owlPaths.site(id))
})
