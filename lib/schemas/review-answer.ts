import * as z from 'zod/mini'
import { isRating } from '@/lib/catalogue/reviews'
import { consent } from './consent'
import { reviewAnswerFields as fields } from './review-fields'
import { cleanParagraphs, requiredText } from './text-rules'

const NO_RATING = 'Choose one to five stars'
const NO_CONSENT = 'Check this box so that we can publish it'

export const reviewAnswerSchema = z.object({
  // Null: React Hook Form's value of radio buttons before one is chosen.
  rating: z.pipe(
    z.nullish(z.string()),
    z.pipe(
      z.transform((typed: string | null | undefined) => typed ?? ''),
      z.string().check(z.refine(isRating, NO_RATING)),
    ),
  ),
  description: requiredText(fields.description, cleanParagraphs),
  consent: consent(NO_CONSENT),
})

export type ReviewAnswerInput = z.input<typeof reviewAnswerSchema>
export type ReviewAnswer = z.output<typeof reviewAnswerSchema>
