'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { changeShown } from '@/lib/actions/revalidate-appearances'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { REVIEW_FIELDS, REVIEW_STATUSES } from '@/lib/catalogue/reviews'
import { chooseReview, deleteReview, editReview, setReviewStatus } from '@/lib/data/catalogue/review-record'
import type { EditState, Parsed } from '@/lib/forms/form-state'
import { parseEdit } from '@/lib/forms/parse-form'
import { staffPaths } from '@/lib/portal/staff-paths'
import { reviewEdits } from '@/lib/schemas/review'

const ADMINS = { area: 'admin', from: staffPaths.reviews() } as const
const id = z.uuid()
const status = z.enum(REVIEW_STATUSES)

export const changeReview = staffAction(
  {
    ...ADMINS,
    args: [id, z.enum(REVIEW_FIELDS)],
    // An invalid edit reaches the handler, too: the page is rendered again in any case.
    form: (formData, [, field]): Parsed<ReturnType<typeof parseEdit>, EditState> => ({
      ok: true,
      data: parseEdit(reviewEdits[field], formData),
      values: {},
    }),
  },
  async ({ args: [id, field], data: edit }) => {
    const state = edit.ok
      ? (await changeShown('review', [id], () => editReview(id, field, edit.data))).result
      : edit.state
    revalidatePath(staffPaths.review(id))
    return state
  },
)

/** `from` is the status that the page showed. */
export const changeReviewStatus = staffAction(
  { ...ADMINS, args: [id, status, status] },
  async ({ args: [id, from, to] }) => {
    const { result: isChanged } = await changeShown('review', [id], () => setReviewStatus(id, from, to))
    const code = to === 'published' ? 'review-published' : 'review-hidden'
    returnWith(isChanged ? code : 'changed-meanwhile', staffPaths.review(id))
  },
)

export const changeReviewChoice = staffAction(
  { ...ADMINS, args: [id, z.boolean()] },
  async ({ args: [id, isChosen] }) => {
    const { result: isChanged } = await changeShown('review', [id], () => chooseReview(id, isChosen))
    const code = isChosen ? 'review-chosen' : 'review-not-chosen'
    returnWith(isChanged ? code : 'changed-meanwhile', staffPaths.review(id))
  },
)

export const removeReview = staffAction({ ...ADMINS, args: [id] }, async ({ args: [id] }) => {
  const { result: isDeleted } = await changeShown('review', [id], () => deleteReview(id))
  returnWith(isDeleted ? 'review-deleted' : 'not-changed', staffPaths.review(id))
})
