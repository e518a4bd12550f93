'use server'

import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { askForReview } from '@/lib/data/catalogue/review-requests'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { sendMailSoon } from '@/lib/mail/sender'
import { staffPaths } from '@/lib/portal/staff-paths'
import { newRequestSchema } from '@/lib/schemas/review'

const OPEN = 'This person already has an open request for this film. Resend that one instead.'
const UNWANTED = 'Not sent: this person asked us not to write. The contact says “Do not contact”.'
const REFUSED =
  'Not sent: the person needs an email address and a client, the film must be published, and you must be an admin who may make changes.'

const PROBLEMS = { conflict: OPEN, unwanted: UNWANTED, refused: REFUSED, busy: REFUSED }

export const askContact = staffAction(
  {
    area: 'admin',
    from: staffPaths.newReviewRequest(),
    form: (formData) => parseAction(newRequestSchema, formData),
  },
  async ({ data, values }): Promise<ActionState> => {
    const asked = await askForReview(data.contact, data.film)
    if (asked.outcome !== 'done') {
      return { problem: PROBLEMS[asked.outcome], values }
    }
    sendMailSoon()
    returnWith('review-asked', staffPaths.reviewRequest(asked.id))
  },
)
