'use server'

import { z } from 'zod'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import { requireArea } from '@/lib/auth/session'
import { setLeadStatus } from '@/lib/data/leads/leads'
import { LEAD_STATUSES } from '@/lib/leads/statuses'
import { postSoon } from '@/lib/mail/post-soon'
import { paths } from '@/lib/paths'
import { returnWith } from '@/lib/portal/return-with'
import { staffPaths } from '@/lib/portal/staff-paths'

const change = z.object({ id: z.uuid(), status: z.enum(LEAD_STATUSES) })

export async function changeLeadStatus(leadId: string, formData: FormData): Promise<never> {
  await assertSameOrigin()
  await requireArea('admin', paths.roleHome('admin'))
  const { id, status } = change.parse({ id: leadId, status: formData.get('status') })
  const isChanged = await setLeadStatus(id, status)
  // A held lead that is let in gets its confirmation.
  if (isChanged) postSoon()
  returnWith(isChanged ? 'status-saved' : 'not-changed', staffPaths.lead(id))
}
