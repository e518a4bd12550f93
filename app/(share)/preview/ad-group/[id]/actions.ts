'use server'

import { revalidatePath } from 'next/cache'
import * as z from 'zod/mini'
import { publicAction } from '@/lib/actions/public-action'
import { createAdApproval, createAdApprovals, createAdComment } from '@/lib/data/privileged/preview-feedback'
import type { FailureReason, FormState, FormValues } from '@/lib/forms/form-state'
import { parseForm } from '@/lib/forms/parse-form'
import { sendMailSoon } from '@/lib/mail/sender'
import { previewPaths } from '@/lib/preview-paths'
import { adAnswerSchema, adApprovalSchema } from '@/lib/schemas/ad-feedback'

const hash = z.nullable(z.string().check(z.maxLength(64)))
const seenFiles = z.object({ static: hash, motion: hash })

/** More than a group has. The database refuses more, too. */
const MAX_ADS = 500
const seenAds = z
  .array(z.object({ adId: z.uuid(), files: seenFiles }))
  .check(z.minLength(1), z.maxLength(MAX_ADS))

export const answerAd = publicAction(
  {
    visitor: 'ad_feedback',
    args: [z.uuid(), z.uuid(), seenFiles],
    form: (formData) => parseForm(adAnswerSchema, formData),
  },
  async ({ args: [groupId, adId, seen], data, values, visitor, isDoubtful }) => {
    const store = data.answer === 'approve' ? createAdApproval : createAdComment
    const failure = await store({ groupId, adId }, seen, data, visitor, isDoubtful)
    return answer(groupId, failure, values)
  },
)

export const approveAdsLeft = publicAction(
  {
    visitor: 'ad_feedback',
    args: [z.uuid(), seenAds],
    form: (formData) => parseForm(adApprovalSchema, formData),
  },
  async ({ args: [groupId, ads], data, values, visitor, isDoubtful }) => {
    const result = await createAdApprovals(groupId, ads, data, visitor, isDoubtful)
    if (result.refusal) return answer(groupId, result.refusal, values)
    if (result.changed.length === 0) return answer(groupId, null, values)
    sendMailSoon()
    return { ...answer(groupId, 'changed', values), changed: result.changed }
  },
)

function answer(groupId: string, failure: FailureReason | null, values: FormValues): FormState {
  // The page then shows the new feedback, or the files that have changed meanwhile.
  if (failure === null || failure === 'changed') revalidatePath(previewPaths.adGroup(groupId))
  if (failure) return { status: 'failed', reason: failure, values }
  sendMailSoon()
  return { status: 'success' }
}
