'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { deleteSiteGroup, editSiteGroup } from '@/lib/data/owl/site-group-record'
import type { EditState, Parsed } from '@/lib/forms/form-state'
import { parseEdit } from '@/lib/forms/parse-form'
import { SITE_GROUP_FIELDS } from '@/lib/owl/site-groups'
import { owlPaths } from '@/lib/portal/owl-paths'
import { siteGroupEdits } from '@/lib/schemas/site-group'

const OWLS = { area: 'owl', from: owlPaths.siteGroups() } as const
const id = z.uuid()

export const changeSiteGroup = staffAction(
  {
    ...OWLS,
    args: [id, z.enum(SITE_GROUP_FIELDS)],
    // An invalid edit reaches the handler, too: the page is rendered again in any case.
    form: (formData, [, field]): Parsed<ReturnType<typeof parseEdit>, EditState> => ({
      ok: true,
      data: parseEdit(siteGroupEdits[field], formData),
      values: {},
    }),
  },
  async ({ args: [id, field], data: edit }) => {
    const state = edit.ok ? await editSiteGroup(id, field, edit.data) : edit.state
    revalidatePath(owlPaths.siteGroup(id))
    return state
  },
)

const DELETIONS = { done: 'site-group-deleted', used: 'record-in-use', refused: 'not-changed' } as const

/** The policies of the table let only admins delete. */
export const removeSiteGroup = staffAction({ ...OWLS, args: [id] }, async ({ args: [id] }) => {
  returnWith(DELETIONS[await deleteSiteGroup(id)], owlPaths.siteGroup(id))
})
