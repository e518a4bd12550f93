'use server'

import { randomUUID } from 'node:crypto'
import { changeShown } from '@/lib/actions/revalidate-appearances'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { createReview } from '@/lib/data/catalogue/review-record'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { staffPaths } from '@/lib/portal/staff-paths'
import { newReviewSchema } from '@/lib/schemas/review'

export const addReview = staffAction(
  {
    area: 'admin',
    from: staffPaths.newReview(),
    form: (formData) => parseAction(newReviewSchema, formData),
  },
  async ({ data, values }): Promise<ActionState> => {
    const id = randomUUID()
    const { result: isCreated } = await changeShown('review', [id], () => createReview(id, data))
    if (!isCreated) {
      return {
        problem: 'Not added: the client, the person or the film is gone, or you don’t have permission.',
        values,
      }
    }
    returnWith('review-added', staffPaths.review(id))
  },
)
