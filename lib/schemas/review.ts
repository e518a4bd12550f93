import * as z from 'zod/mini'
import { isRating, REVIEW_STATUSES, type ReviewField } from '@/lib/catalogue/reviews'
import { companyToday } from '@/lib/time/in-zone'
import { reviewFields } from './review-fields'
import { cleanParagraphs, requiredText } from './text-rules'

const day = z.iso.date()

const rating = z.string('Choose a rating').check(z.refine(isRating, 'Choose a rating'))

const description = requiredText(reviewFields.description, cleanParagraphs)

/** Other years are typing errors. A review from the future would stay the newest one for long. */
const date = z.string('Choose a date').check(
  z.refine((text) => text.startsWith('20') && day.safeParse(text).success, 'Choose a date'),
  z.refine((text) => text <= companyToday(), 'The date is in the future'),
)

const optionalId = (message: string) =>
  z._default(z.string().check(z.refine((id) => id === '' || z.uuid().safeParse(id).success, message)), '')

const client = z.uuid('Choose a client')
const contact = optionalId('Choose a person')
const film = optionalId('Choose a film')

/** What each field of a review takes, as text. */
export const reviewEdits: Record<ReviewField, z.ZodMiniType<string>> = {
  rating,
  description,
  client,
  contact,
  film,
  date,
}

export const newReviewSchema = z.object({
  rating,
  description,
  client,
  contact,
  film,
  date,
  status: z.enum(REVIEW_STATUSES, 'Choose whether visitors see it'),
})

export type NewReview = z.output<typeof newReviewSchema>

export const newRequestSchema = z.object({
  contact: z.uuid('Choose a person with an email address'),
  film: z.uuid('Choose a film'),
})
