'use server'

import { updateTag } from 'next/cache'
import { z } from 'zod'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import { requireArea } from '@/lib/auth/session'
import { settleGearSuggestion } from '@/lib/data/leads/gear-suggestions'
import { tags } from '@/lib/data/query/tags'
import { returnWith } from '@/lib/portal/return-with'
import { staffPaths } from '@/lib/portal/staff-paths'

const settlement = z.object({
  kind: z.enum(['camera', 'lens']),
  id: z.uuid(),
  status: z.enum(['approved', 'declined']),
})

/** `applicationId` is the application that it is done from, null for the list of suggestions. */
export async function settleGear(applicationId: string | null, formData: FormData): Promise<never> {
  await assertSameOrigin()
  await requireArea('admin', staffPaths.applications())
  const from = z.uuid().nullable().parse(applicationId)
  const { kind, id, status } = settlement.parse(Object.fromEntries(formData))
  const isSettled = await settleGearSuggestion(kind, id, status)
  if (isSettled) updateTag(tags.gear)
  const code = status === 'approved' ? 'gear-approved' : 'gear-declined'
  returnWith(
    isSettled ? code : 'changed-meanwhile',
    from ? staffPaths.application(from) : staffPaths.applications(),
  )
}
