'use server'

import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { setLeadStatus } from '@/lib/data/leads/leads'
import { LEAD_STATUSES, LOST_REASONS } from '@/lib/leads/statuses'
import { sendMailSoon } from '@/lib/mail/sender'
import { paths } from '@/lib/paths'
import { LEAD_AREAS, staffPaths } from '@/lib/portal/staff-paths'

export const changeLeadStatus = staffAction(
  {
    area: 'sales',
    from: paths.roleHome('admin'),
    args: [z.enum(LEAD_AREAS), z.uuid()],
    data: z.object({
      status: z.enum(LEAD_STATUSES),
      lostReason: z.enum(LOST_REASONS).optional().catch(undefined),
    }),
  },
  async ({ args: [area, id], data: { status, lostReason } }) => {
    const path = staffPaths.lead(area, id)
    if (status === 'lost' && !lostReason) returnWith('lost-without-reason', path)
    const isChanged = await setLeadStatus(id, status, lostReason ?? null)
    // The sender of a held lead gets the confirmation when the lead is accepted.
    if (isChanged) sendMailSoon()
    returnWith(isChanged ? 'status-saved' : 'not-changed', path)
  },
)
