'use server'

import { updateTag } from 'next/cache'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { createReview } from '@/lib/data/catalogue/review-record'
import { tags } from '@/lib/data/query/tags'
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
    const created = await createReview(data)
    if (!created) {
      return { problem: 'Not added: the client, the person or the film is gone, or you may not.', values }
    }
    updateTag(tags.reviews)
    returnWith('review-added', staffPaths.review(created.id))
  },
)
