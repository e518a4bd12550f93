'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { addDraft, deleteLoyalty, editProgram, getProgram } from '@/lib/data/owl/loyalty-record'
import type { EditState, Parsed } from '@/lib/forms/form-state'
import { parseEdit } from '@/lib/forms/parse-form'
import { FIRST_RULES } from '@/lib/owl/loyalty/rules'
import { owlPaths } from '@/lib/portal/owl-paths'
import { PROGRAM_FIELDS, programEdits } from '@/lib/schemas/loyalty'

const OWLS = { area: 'owl', from: owlPaths.loyaltyPrograms() } as const
const id = z.uuid()

export const changeProgram = staffAction(
  {
    ...OWLS,
    args: [id, z.enum(PROGRAM_FIELDS)],
    // An invalid edit reaches the handler, too: the page is rendered again in any case.
    form: (formData, [, field]): Parsed<ReturnType<typeof parseEdit>, EditState> => ({
      ok: true,
      data: parseEdit(programEdits[field], formData),
      values: {},
    }),
  },
  async ({ args: [id, field], data: edit }) => {
    const state = edit.ok ? await editProgram(id, field, edit.data) : edit.state
    revalidatePath(owlPaths.loyaltyProgram(id))
    return state
  },
)

/** A draft with the rules of the newest version. */
export const beginVersion = staffAction({ ...OWLS, args: [id] }, async ({ args: [id] }) => {
  const program = await getProgram(id)
  const draft = program && (await addDraft(id, program.versions[0]?.rules ?? FIRST_RULES))
  if (!draft) returnWith('not-changed', owlPaths.loyaltyProgram(id))
  returnWith('loyalty-draft-added', owlPaths.loyaltyVersion(draft))
})

/** Policies let only admins delete; a published version keeps its program. */
export const removeProgram = staffAction({ ...OWLS, args: [id] }, async ({ args: [id] }) => {
  const isDeleted = await deleteLoyalty('loyalty_programs', id)
  returnWith(isDeleted ? 'program-deleted' : 'not-changed', owlPaths.loyaltyProgram(id))
})
