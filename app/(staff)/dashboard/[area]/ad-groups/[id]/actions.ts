'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { AD_GROUP_FIELDS, type AdGroupField } from '@/lib/ads/types'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import type { Area } from '@/lib/auth/roles'
import { requireArea } from '@/lib/auth/session'
import { deleteAdGroup, editAdGroup, setPreviewEnabled } from '@/lib/data/ads/ad-group-changes'
import { assign, unassign } from '@/lib/data/ads/assignments'
import type { EditState } from '@/lib/forms/form-state'
import { parseEdit } from '@/lib/forms/parse-form'
import { returnWith } from '@/lib/portal/return-with'
import { AREAS } from '@/lib/portal/screens'
import { adGroupEdits } from '@/lib/schemas/ad-group'
import { staffPaths } from '@/lib/portal/staff-paths'

const page = z.tuple([z.enum(AREAS), z.uuid()])
const person = z.uuid()

/** Managers and admins. Answers the address of the group's page, which is in one of several areas. */
async function requireManager(area: Area, id: string): Promise<string> {
  await assertSameOrigin()
  await requireArea('project-manager', staffPaths.adGroups('project-manager'))
  return staffPaths.adGroup(...page.parse([area, id]))
}

export async function changeAdGroup(
  area: Area,
  id: string,
  field: AdGroupField,
  _: EditState,
  formData: FormData,
): Promise<EditState> {
  const path = await requireManager(area, id)
  const name = z.enum(AD_GROUP_FIELDS).parse(field)
  const form = parseEdit(adGroupEdits[name], formData)
  const state = form.ok ? await editAdGroup(id, name, form.data) : form.state
  // Also when nothing was saved: somebody else may have.
  revalidatePath(path)
  return state
}

export async function openPreview(area: Area, id: string, isOpen: boolean): Promise<never> {
  const path = await requireManager(area, id)
  const isChanged = await setPreviewEnabled(id, z.boolean().parse(isOpen))
  returnWith(isChanged ? (isOpen ? 'preview-opened' : 'preview-closed') : 'not-changed', path)
}

export async function assignToGroup(area: Area, id: string, formData: FormData): Promise<never> {
  const path = await requireManager(area, id)
  const isAssigned = await assign(id, person.parse(formData.get('profileId')))
  returnWith(isAssigned ? 'person-assigned' : 'not-changed', path)
}

/** For admins, as the policies have it. */
export async function takeBackFromGroup(area: Area, id: string, profileId: string): Promise<never> {
  const path = await requireManager(area, id)
  const isTakenBack = await unassign(id, person.parse(profileId))
  returnWith(isTakenBack ? 'person-unassigned' : 'not-changed', path)
}

export async function removeAdGroup(area: Area, id: string): Promise<never> {
  const path = await requireManager(area, id)
  if (!(await deleteAdGroup(id))) returnWith('not-changed', path)
  returnWith('ad-group-deleted', staffPaths.adGroups(area))
}
