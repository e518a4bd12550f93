'use server'

import { revalidatePath } from 'next/cache'
import * as z from 'zod/mini'
import type { ApprovedFiles } from '@/lib/ads/types'
import { createAdApproval, createAdComment } from '@/lib/data/privileged/preview-feedback'
import { DataError } from '@/lib/errors'
import { checkVisitor } from '@/lib/forms/visitor'
import type { FailureReason, FormState } from '@/lib/forms/form-state'
import { parseForm } from '@/lib/forms/parse-form'
import { readValues } from '@/lib/forms/form-values'
import { postSoon } from '@/lib/mail/post-soon'
import { paths } from '@/lib/paths'
import { adApprovalSchema, adCommentSchema } from '@/lib/schemas/ad-feedback'

const previewedAd = z.object({ groupId: z.uuid(), adId: z.uuid() })
const hash = z.nullable(z.string().check(z.maxLength(64)))
const seenFiles = z.object({ static: hash, motion: hash })

export async function commentOnAd(
  groupId: string,
  adId: string,
  _: FormState,
  formData: FormData,
): Promise<FormState> {
  const ad = previewedAd.parse({ groupId, adId })
  const form = parseForm(adCommentSchema, formData)
  if (!form.ok) return form.state
  const human = await checkVisitor('ad_feedback', formData)
  if (!human.ok) return human.state
  const { visitor, isDoubtful } = human
  return settle(ad.groupId, formData, () => createAdComment(ad, form.data, visitor, isDoubtful))
}

export async function approveAd(
  groupId: string,
  adId: string,
  seen: ApprovedFiles,
  _: FormState,
  formData: FormData,
): Promise<FormState> {
  const ad = previewedAd.parse({ groupId, adId })
  const files = seenFiles.parse(seen)
  const form = parseForm(adApprovalSchema, formData)
  if (!form.ok) return form.state
  const human = await checkVisitor('ad_feedback', formData)
  if (!human.ok) return human.state
  const { visitor, isDoubtful } = human
  return settle(ad.groupId, formData, () => createAdApproval(ad, files, form.data, visitor, isDoubtful))
}

/** A database that is away is no reason to take what was typed from the visitor. */
async function settle(
  groupId: string,
  formData: FormData,
  store: () => Promise<FailureReason | null>,
): Promise<FormState> {
  const failure = await store().catch((error: unknown) => {
    if (error instanceof DataError) return 'unavailable' as const
    throw error
  })
  // The page shows what was said, or the files that had not been seen.
  if (failure === null || failure === 'changed') revalidatePath(paths.adGroupPreview(groupId))
  if (failure) return { status: 'failed', reason: failure, values: readValues(formData) }
  postSoon()
  return { status: 'success' }
}
