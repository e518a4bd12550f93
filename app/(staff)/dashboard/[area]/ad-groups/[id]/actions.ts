'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { AD_GROUP_FIELDS } from '@/lib/ads/types'
import { deleteAdGroup, editAdGroup, setPreviewEnabled } from '@/lib/data/ads/ad-group-changes'
import { assign, unassign } from '@/lib/data/ads/assignments'
import type { EditState, Parsed } from '@/lib/forms/form-state'
import { parseEdit } from '@/lib/forms/parse-form'
import { AREAS } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'
import { adGroupEdits } from '@/lib/schemas/ad-group'

const MANAGERS = { area: 'project-manager', from: staffPaths.adGroups('project-manager') } as const

/** The page of a group exists in several areas. */
const area = z.enum(AREAS)
const id = z.uuid()

export const changeAdGroup = staffAction(
  {
    ...MANAGERS,
    args: [area, id, z.enum(AD_GROUP_FIELDS)],
    // An invalid edit reaches the handler, too: the page is rendered again in any case.
    form: (formData, [, , field]): Parsed<ReturnType<typeof parseEdit>, EditState> => ({
      ok: true,
      data: parseEdit(adGroupEdits[field], formData),
      values: {},
    }),
  },
  async ({ args: [area, id, field], data: edit }) => {
    const state = edit.ok ? await editAdGroup(id, field, edit.data) : edit.state
    // Also when nothing was saved: another person may have changed the group.
    revalidatePath(staffPaths.adGroup(area, id))
    return state
  },
)

export const openPreview = staffAction(
  { ...MANAGERS, args: [area, id, z.boolean()] },
  async ({ args: [area, id, isOpen] }) => {
    const isChanged = await setPreviewEnabled(id, isOpen)
    const code = isOpen ? 'preview-opened' : 'preview-closed'
    returnWith(isChanged ? code : 'not-changed', staffPaths.adGroup(area, id))
  },
)

export const assignToGroup = staffAction(
  { ...MANAGERS, args: [area, id], data: z.object({ profileId: z.uuid() }) },
  async ({ args: [area, id], data: { profileId } }) => {
    const isAssigned = await assign(id, profileId)
    returnWith(isAssigned ? 'person-assigned' : 'not-changed', staffPaths.adGroup(area, id))
  },
)

/** Row level security lets only admins do it. */
export const takeBackFromGroup = staffAction(
  { ...MANAGERS, args: [area, id, z.uuid()] },
  async ({ args: [area, id, profileId] }) => {
    const isUnassigned = await unassign(id, profileId)
    returnWith(isUnassigned ? 'person-unassigned' : 'not-changed', staffPaths.adGroup(area, id))
  },
)

export const removeAdGroup = staffAction({ ...MANAGERS, args: [area, id] }, async ({ args: [area, id] }) => {
  if (!(await deleteAdGroup(id))) returnWith('not-changed', staffPaths.adGroup(area, id))
  returnWith('ad-group-deleted', staffPaths.adGroups(area))
})
