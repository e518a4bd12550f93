'use server'

import { revalidatePath, updateTag } from 'next/cache'
import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { REVIEW_FIELDS, REVIEW_STATUSES } from '@/lib/catalogue/reviews'
import { deleteReview, editReview, setReviewStatus } from '@/lib/data/catalogue/review-record'
import { tags } from '@/lib/data/query/tags'
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
    const state = edit.ok ? await editReview(id, field, edit.data) : edit.state
    if (state.status === 'saved') updateTag(tags.reviews)
    revalidatePath(staffPaths.review(id))
    return state
  },
)

/** `from` is the status that the page showed. */
export const changeReviewStatus = staffAction(
  { ...ADMINS, args: [id, status, status] },
  async ({ args: [id, from, to] }) => {
    const isChanged = await setReviewStatus(id, from, to)
    if (isChanged) updateTag(tags.reviews)
    const code = to === 'published' ? 'review-published' : 'review-hidden'
    returnWith(isChanged ? code : 'changed-meanwhile', staffPaths.review(id))
  },
)

export const removeReview = staffAction({ ...ADMINS, args: [id] }, async ({ args: [id] }) => {
  const isDeleted = await deleteReview(id)
  if (isDeleted) updateTag(tags.reviews)
  returnWith(isDeleted ? 'review-deleted' : 'not-changed', staffPaths.review(id))
})
