'use server'

import { z } from 'zod'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import type { Area } from '@/lib/auth/roles'
import { requireArea } from '@/lib/auth/session'
import { createAd } from '@/lib/data/ads/ad-group-changes'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { returnWith } from '@/lib/portal/return-with'
import { AREAS } from '@/lib/portal/screens'
import { newAdSchema } from '@/lib/schemas/ad-group'
import { staffPaths } from '@/lib/portal/staff-paths'

/** For whoever works on the group, designers among them. Leads to the new ad, which takes its files. */
export async function addAd(
  area: Area,
  id: string,
  _: ActionState,
  formData: FormData,
): Promise<ActionState> {
  await assertSameOrigin()
  await requireArea('graphic-designer', staffPaths.adGroups('graphic-designer'))
  const [own, group] = z.tuple([z.enum(AREAS), z.uuid()]).parse([area, id])
  const form = parseAction(newAdSchema, formData)
  if (!form.ok) return form.state
  const ad = await createAd(group, form.data.title)
  if (!ad) return { problem: 'This group is gone, or you are not assigned to it.', values: form.values }
  returnWith('ad-added', staffPaths.ad(own, ad))
}
