'use server'

import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { askForReview } from '@/lib/data/catalogue/review-requests'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { sendMailSoon } from '@/lib/mail/sender'
import { staffPaths } from '@/lib/portal/staff-paths'
import { newRequestSchema } from '@/lib/schemas/review'

const OPEN = 'This person has an open request for this film. Send that one again instead.'
const REFUSED =
  'Not sent: the person needs an e-mail address and a client, the film must be published, and you must be an admin who may make changes.'

export const askContact = staffAction(
  {
    area: 'admin',
    from: staffPaths.newReviewRequest(),
    form: (formData) => parseAction(newRequestSchema, formData),
  },
  async ({ data, values }): Promise<ActionState> => {
    const asked = await askForReview(data.contact, data.film)
    if (asked.outcome !== 'done') {
      return { problem: asked.outcome === 'conflict' ? OPEN : REFUSED, values }
    }
    sendMailSoon()
    returnWith('review-asked', staffPaths.reviewRequest(asked.id))
  },
)
