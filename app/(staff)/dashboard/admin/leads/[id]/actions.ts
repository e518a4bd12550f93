'use server'

import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { setLeadStatus } from '@/lib/data/leads/leads'
import { LEAD_STATUSES } from '@/lib/leads/statuses'
import { sendMailSoon } from '@/lib/mail/sender'
import { paths } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'

export const changeLeadStatus = staffAction(
  {
    area: 'admin',
    from: paths.roleHome('admin'),
    args: [z.uuid()],
    data: z.object({ status: z.enum(LEAD_STATUSES) }),
  },
  async ({ args: [id], data: { status } }) => {
    const isChanged = await setLeadStatus(id, status)
    // The sender of a held lead gets the confirmation when the lead is accepted.
    if (isChanged) sendMailSoon()
    returnWith(isChanged ? 'status-saved' : 'not-changed', staffPaths.lead(id))
  },
)
