'use server'

import { z } from 'zod'
import { assertSameOrigin } from '@/lib/auth/origin'
import type { Area } from '@/lib/auth/roles'
import { requireArea } from '@/lib/auth/session'
import { reopenAdApproval, settleAdComment } from '@/lib/data/ad-feedback'
import { returnWith } from '@/lib/portal/return-with'
import { AREAS } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/staff-paths'

const page = z.object({ area: z.enum(AREAS), adId: z.uuid() })
const settling = z.object({ comment: z.uuid(), settled: z.stringbool() })
const reopening = z.object({ approval: z.uuid() })

/** `shownIn` is the area whose page of the ad it was settled on. */
export async function settleComment(shownIn: Area, ad: string, formData: FormData): Promise<never> {
  await assertSameOrigin()
  await requireArea('project-manager', staffPaths.adGroups('project-manager'))
  const { area, adId } = page.parse({ area: shownIn, adId: ad })
  const { comment, settled } = settling.parse(Object.fromEntries(formData))
  const isChanged = await settleAdComment(comment, settled)
  const code = settled ? 'comment-settled' : 'comment-reopened'
  returnWith(isChanged ? code : 'not-changed', staffPaths.ad(area, adId))
}

/** `shownIn` is the area whose page of the ad it was reopened on. */
export async function reopenApproval(shownIn: Area, ad: string, formData: FormData): Promise<never> {
  await assertSameOrigin()
  await requireArea('project-manager', staffPaths.adGroups('project-manager'))
  const { area, adId } = page.parse({ area: shownIn, adId: ad })
  const { approval } = reopening.parse(Object.fromEntries(formData))
  const isChanged = await reopenAdApproval(approval)
  returnWith(isChanged ? 'approval-reopened' : 'not-changed', staffPaths.ad(area, adId))
}
