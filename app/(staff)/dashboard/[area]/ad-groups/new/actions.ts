'use server'

import { z } from 'zod'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import type { Area } from '@/lib/auth/roles'
import { requireArea } from '@/lib/auth/session'
import { createAdGroup } from '@/lib/data/ads/ad-group-changes'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { returnWith } from '@/lib/portal/return-with'
import { AREAS } from '@/lib/portal/screens'
import { newAdGroupSchema } from '@/lib/schemas/ad-group'
import { staffPaths } from '@/lib/portal/staff-paths'

export async function addAdGroup(area: Area, _: ActionState, formData: FormData): Promise<ActionState> {
  await assertSameOrigin()
  await requireArea('project-manager', staffPaths.adGroups('project-manager'))
  const own = z.enum(AREAS).parse(area)
  const form = parseAction(newAdGroupSchema, formData)
  if (!form.ok) return form.state
  const id = await createAdGroup(form.data)
  if (!id) return { problem: 'You may not add groups at the moment.', values: form.values }
  returnWith('ad-group-added', staffPaths.adGroup(own, id))
}
