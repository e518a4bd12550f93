'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { deleteRedirect, editTarget } from '@/lib/data/website/redirects'
import { env } from '@/lib/env'
import type { EditState, Parsed } from '@/lib/forms/form-state'
import { parseEdit } from '@/lib/forms/parse-form'
import { staffPaths } from '@/lib/portal/staff-paths'
import { renewRedirects } from '@/lib/redirects/table'
import { redirectSchema } from '@/lib/schemas/redirect'

const ADMINS = { area: 'admin', from: staffPaths.redirects(), args: [z.uuid()] } as const

export const changeTarget = staffAction(
  {
    ...ADMINS,
    // An invalid edit reaches the handler, too: the page is rendered again in any case.
    form: (formData): Parsed<ReturnType<typeof parseEdit>, EditState> => ({
      ok: true,
      data: parseEdit(redirectSchema(new URL(env.SITE_URL).origin).target, formData),
      values: {},
    }),
  },
  async ({ args: [id], data: edit }) => {
    const state = edit.ok ? await editTarget(id, edit.data) : edit.state
    if (state.status === 'saved') await renewRedirects()
    revalidatePath(staffPaths.redirect(id))
    return state
  },
)

/** The page stays, so that the deletion can be undone there. */
export const removeRedirect = staffAction(ADMINS, async ({ args: [id] }) => {
  const isDeleted = await deleteRedirect(id)
  if (isDeleted) await renewRedirects()
  returnWith(isDeleted ? 'redirect-deleted' : 'not-changed', staffPaths.redirect(id))
})
