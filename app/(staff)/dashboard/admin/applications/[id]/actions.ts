'use server'

import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { setApplicationStatus } from '@/lib/data/leads/application-review'
import { APPLICATION_STATUSES, NEXT_APPLICATION_STATUSES } from '@/lib/leads/statuses'
import { staffPaths } from '@/lib/portal/staff-paths'

const status = z.enum(APPLICATION_STATUSES)

/** `from` is the status when the page was rendered: the second of two people who decide is told about the first. */
export const decideApplication = staffAction(
  {
    area: 'admin',
    from: staffPaths.applications(),
    args: [z.uuid(), status],
    data: z.object({ to: status }),
  },
  async ({ args: [id, from], data: { to } }) => {
    if (!NEXT_APPLICATION_STATUSES[from].includes(to))
      throw new Error('Not a next status of this application')
    const isChanged = await setApplicationStatus(id, from, to)
    returnWith(isChanged ? 'status-saved' : 'changed-meanwhile', staffPaths.application(id))
  },
)
