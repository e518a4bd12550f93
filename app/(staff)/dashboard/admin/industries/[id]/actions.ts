'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { changeShown } from '@/lib/actions/revalidate-appearances'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import type { FlashCode } from '@/lib/auth/flash'
import { INDUSTRY_MOVES } from '@/lib/catalogue/industries'
import { mergeIndustries } from '@/lib/data/catalogue/industry-merges'
import { arrangeIndustry, deleteIndustry, renameIndustry } from '@/lib/data/catalogue/industry-records'
import type { RpcOutcome } from '@/lib/errors'
import type { EditState, Parsed } from '@/lib/forms/form-state'
import { parseEdit } from '@/lib/forms/parse-form'
import { staffPaths } from '@/lib/portal/staff-paths'
import { renewRedirects } from '@/lib/redirects/table'
import { industryName } from '@/lib/schemas/industry'

const ADMINS = { area: 'admin', from: staffPaths.industries(), args: [z.uuid()] } as const

export const changeName = staffAction(
  {
    ...ADMINS,
    // An invalid edit reaches the handler, too: the page is rendered again in any case.
    form: (formData): Parsed<ReturnType<typeof parseEdit>, EditState> => ({
      ok: true,
      data: parseEdit(industryName, formData),
      values: {},
    }),
  },
  async ({ args: [id], data: edit }) => {
    const state = edit.ok
      ? (await changeShown('industry', [id], () => renameIndustry(id, edit.data))).result
      : edit.state
    if (state.status === 'saved') await renewRedirects()
    revalidatePath(staffPaths.industry(id))
    return state
  },
)

export const arrange = staffAction(
  { ...ADMINS, args: [z.uuid(), z.enum(INDUSTRY_MOVES)] },
  async ({ args: [id, move] }) => {
    const { result } = await changeShown('industry', [id], () => arrangeIndustry(id, move))
    returnWith(result === 'done' ? 'industries-arranged' : 'not-changed', staffPaths.industry(id))
  },
)

const DELETIONS: Partial<Record<RpcOutcome, FlashCode>> = {
  done: 'industry-deleted',
  conflict: 'industry-in-use',
}

/** The function in the database lets only super admins delete and merge. */
export const removeIndustry = staffAction(ADMINS, async ({ args: [id] }) => {
  const { result } = await changeShown('industry', [id], () => deleteIndustry(id))
  returnWith(DELETIONS[result] ?? 'not-changed', staffPaths.industry(id))
})

export const mergeIndustry = staffAction(
  { ...ADMINS, data: z.object({ into: z.uuid() }) },
  async ({ args: [id], data: { into } }) => {
    const { result } = await changeShown('industry', [id, into], () => mergeIndustries(id, into))
    if (result !== 'done') returnWith('not-changed', staffPaths.industry(id))
    await renewRedirects()
    returnWith('industries-merged', staffPaths.industry(into))
  },
)
