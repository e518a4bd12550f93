'use server'

import { revalidatePath } from 'next/cache'
import * as z from 'zod/mini'
import { publicAction } from '@/lib/actions/public-action'
import { createAdApproval, createAdComment } from '@/lib/data/privileged/preview-feedback'
import type { FailureReason, FormState, FormValues } from '@/lib/forms/form-state'
import { parseForm } from '@/lib/forms/parse-form'
import { sendMailSoon } from '@/lib/mail/sender'
import { paths } from '@/lib/paths'
import { adApprovalSchema, adCommentSchema } from '@/lib/schemas/ad-feedback'

const hash = z.nullable(z.string().check(z.maxLength(64)))
const seenFiles = z.object({ static: hash, motion: hash })

export const commentOnAd = publicAction(
  {
    visitor: 'ad_feedback',
    args: [z.uuid(), z.uuid()],
    form: (formData) => parseForm(adCommentSchema, formData),
  },
  async ({ args: [groupId, adId], data, values, visitor, isDoubtful }) => {
    const failure = await createAdComment({ groupId, adId }, data, visitor, isDoubtful)
    return answer(groupId, failure, values)
  },
)

export const approveAd = publicAction(
  {
    visitor: 'ad_feedback',
    args: [z.uuid(), z.uuid(), seenFiles],
    form: (formData) => parseForm(adApprovalSchema, formData),
  },
  async ({ args: [groupId, adId, seen], data, values, visitor, isDoubtful }) => {
    const failure = await createAdApproval({ groupId, adId }, seen, data, visitor, isDoubtful)
    return answer(groupId, failure, values)
  },
)

function answer(groupId: string, failure: FailureReason | null, values: FormValues): FormState {
  // The page then shows the new feedback, or the files that have changed meanwhile.
  if (failure === null || failure === 'changed') revalidatePath(paths.adGroupPreview(groupId))
  if (failure) return { status: 'failed', reason: failure, values }
  sendMailSoon()
  return { status: 'success' }
}
