'use server'

import { revalidatePath, updateTag } from 'next/cache'
import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { mergeGear } from '@/lib/data/leads/gear-list'
import { editGear } from '@/lib/data/leads/gear-record'
import { tags } from '@/lib/data/query/tags'
import type { ActionState, EditState, Parsed } from '@/lib/forms/form-state'
import { parseAction, parseEdit } from '@/lib/forms/parse-form'
import { GEAR_FIELDS, MAX_GEAR_NAME_LENGTH } from '@/lib/leads/gear'
import { staffPaths } from '@/lib/portal/staff-paths'
import { gearSchemas } from '@/lib/schemas/gear'

const ADMINS = { area: 'admin', from: staffPaths.gear() } as const

export const changeGear = staffAction(
  {
    ...ADMINS,
    args: [z.enum(['camera', 'lens']), z.uuid(), z.enum(GEAR_FIELDS)],
    // An invalid edit reaches the handler, too: the page is rendered again in any case.
    form: (formData, [, , field]): Parsed<ReturnType<typeof parseEdit>, EditState> => ({
      ok: true,
      data: parseEdit(gearSchemas[field], formData),
      values: {},
    }),
  },
  async ({ args: [kind, id, field], data: edit }) => {
    const state = edit.ok ? await editGear(kind, id, field, edit.data) : edit.state
    if (state.status === 'saved') updateTag(tags.gear)
    revalidatePath(staffPaths.gearEntry(id))
    return state
  },
)

const MERGE_PROBLEMS: Partial<Record<Awaited<ReturnType<typeof mergeGear>>, string>> = {
  unknown: 'No other entry has this name',
  conflict: 'A camera and a lens cannot be merged',
}

const mergeSchema = z.object({
  into: z.string().trim().min(1, 'Enter the name of the other entry').max(MAX_GEAR_NAME_LENGTH),
})

export const mergeInto = staffAction(
  { ...ADMINS, args: [z.uuid()], form: (formData) => parseAction(mergeSchema, formData) },
  async ({ args: [id], data: { into }, values }): Promise<ActionState> => {
    const outcome = await mergeGear([id], into)
    if (outcome === 'done') {
      updateTag(tags.gear)
      returnWith('gear-merged', staffPaths.gearEntry(id))
    }
    const error = MERGE_PROBLEMS[outcome]
    if (error) return { errors: { into: error }, values }
    return { problem: 'Nothing was merged. Load the page again.', values }
  },
)
