'use server'

import { revalidatePath, updateTag } from 'next/cache'
import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import type { FlashCode } from '@/lib/auth/flash'
import { mergeGear } from '@/lib/data/leads/gear-list'
import { editGear } from '@/lib/data/leads/gear-record'
import { tags } from '@/lib/data/query/tags'
import type { EditState, Parsed } from '@/lib/forms/form-state'
import { parseEdit } from '@/lib/forms/parse-form'
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

const PROBLEMS: Partial<Record<Awaited<ReturnType<typeof mergeGear>>, FlashCode>> = {
  unknown: 'gear-unknown',
  conflict: 'gear-mixed',
}

export const mergeInto = staffAction(
  {
    ...ADMINS,
    args: [z.uuid()],
    data: z.object({ into: z.string().trim().max(MAX_GEAR_NAME_LENGTH).default('') }),
  },
  async ({ args: [id], data: { into } }) => {
    const outcome = await mergeGear([id], into)
    if (outcome === 'done') updateTag(tags.gear)
    returnWith(
      outcome === 'done' ? 'gear-merged' : (PROBLEMS[outcome] ?? 'not-changed'),
      staffPaths.gearEntry(id),
    )
  },
)
