'use server'

import { z } from 'zod'
import { reopenAdApproval, resolveAdComment } from '@/lib/data/ads/ad-feedback'
import { staffPaths } from '@/lib/portal/staff-paths'
import { adPlace } from '@/lib/schemas/ad'
import { staffAction, returnWith } from './staff-action'

const MANAGERS = {
  area: 'project-manager',
  from: staffPaths.adGroups('project-manager'),
  args: [adPlace],
} as const

export const resolveComment = staffAction(
  { ...MANAGERS, data: z.object({ comment: z.uuid(), settled: z.stringbool() }) },
  async ({ args: [{ area, id }], data: { comment, settled } }) => {
    const isChanged = await resolveAdComment(comment, settled)
    const code = settled ? 'comment-settled' : 'comment-reopened'
    returnWith(isChanged ? code : 'not-changed', staffPaths.ad(area, id))
  },
)

export const reopenApproval = staffAction(
  { ...MANAGERS, data: z.object({ approval: z.uuid() }) },
  async ({ args: [{ area, id }], data: { approval } }) => {
    const isChanged = await reopenAdApproval(approval)
    returnWith(isChanged ? 'approval-reopened' : 'not-changed', staffPaths.ad(area, id))
  },
)
