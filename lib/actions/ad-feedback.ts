'use server'

import { z } from 'zod'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import { requireArea } from '@/lib/auth/session'
import { reopenAdApproval, resolveAdComment } from '@/lib/data/ads/ad-feedback'
import { returnWith } from '@/lib/portal/return-with'
import { adPlace, type AdPlace } from '@/lib/schemas/ad'
import { staffPaths } from '@/lib/portal/staff-paths'

const settling = z.object({ comment: z.uuid(), settled: z.stringbool() })
const reopening = z.object({ approval: z.uuid() })

/** `from` is where somebody has the ad before them. */
export async function settleComment(from: AdPlace, formData: FormData): Promise<never> {
  await assertSameOrigin()
  await requireArea('project-manager', staffPaths.adGroups('project-manager'))
  const { area, id } = adPlace.parse(from)
  const { comment, settled } = settling.parse(Object.fromEntries(formData))
  const isChanged = await resolveAdComment(comment, settled)
  const code = settled ? 'comment-settled' : 'comment-reopened'
  returnWith(isChanged ? code : 'not-changed', staffPaths.ad(area, id))
}

/** `from` is where somebody has the ad before them. */
export async function reopenApproval(from: AdPlace, formData: FormData): Promise<never> {
  await assertSameOrigin()
  await requireArea('project-manager', staffPaths.adGroups('project-manager'))
  const { area, id } = adPlace.parse(from)
  const { approval } = reopening.parse(Object.fromEntries(formData))
  const isChanged = await reopenAdApproval(approval)
  returnWith(isChanged ? 'approval-reopened' : 'not-changed', staffPaths.ad(area, id))
}
