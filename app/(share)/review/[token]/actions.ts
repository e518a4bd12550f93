'use server'

import * as z from 'zod/mini'
import { publicAction } from '@/lib/actions/public-action'
import { REVIEW_CONSENT } from '@/lib/content/review-consent'
import { submitReview } from '@/lib/data/privileged/review-links'
import { parseForm } from '@/lib/forms/parse-form'
import { sendMailSoon } from '@/lib/mail/sender'
import { reviewAnswerSchema } from '@/lib/schemas/review-answer'

const token = z.string().check(z.maxLength(200))

export const sendReview = publicAction(
  {
    visitor: 'review_submit',
    args: [token],
    form: (formData) => parseForm(reviewAnswerSchema, formData),
  },
  async ({ args: [token], data, values, visitor, isDoubtful }) => {
    const failure = await submitReview(token, data, REVIEW_CONSENT, visitor, isDoubtful)
    if (failure) return { status: 'failed', reason: failure, values }
    sendMailSoon()
    return { status: 'success' }
  },
)
