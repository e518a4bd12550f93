'use server'

import { z } from 'zod'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import { requireArea } from '@/lib/auth/session'
import { setApplicationStatus } from '@/lib/data/leads/application-review'
import {
  APPLICATION_STATUSES,
  NEXT_APPLICATION_STATUSES,
  type ApplicationStatus,
} from '@/lib/leads/application-statuses'
import { postSoon } from '@/lib/mail/post-soon'
import { returnWith } from '@/lib/portal/return-with'
import { staffPaths } from '@/lib/portal/staff-paths'

const decision = z
  .object({ id: z.uuid(), from: z.enum(APPLICATION_STATUSES), to: z.enum(APPLICATION_STATUSES) })
  .refine(({ from, to }) => NEXT_APPLICATION_STATUSES[from].includes(to))

/** `seen` is where the application stood when the page was drawn: of two people who decide, the second is told. */
export async function decideApplication(
  applicationId: string,
  seen: ApplicationStatus,
  formData: FormData,
): Promise<never> {
  await assertSameOrigin()
  await requireArea('admin', staffPaths.applications())
  const { id, from, to } = decision.parse({ id: applicationId, from: seen, to: formData.get('to') })
  const isChanged = await setApplicationStatus(id, from, to)
  if (isChanged) postSoon()
  returnWith(isChanged ? 'status-saved' : 'changed-meanwhile', staffPaths.application(id))
}
