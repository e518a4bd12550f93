import * as z from 'zod/mini'
import { DECLINE_REASONS, type DeclineReason } from '@/lib/quotes/declines'
import { consent } from './consent'
import { quoteAnswerFields as fields } from './quote-answer-fields'
import { cleanParagraphs, optionalText, requiredText } from './text-rules'

const isReason = (value: string): value is DeclineReason => Object.hasOwn(DECLINE_REASONS, value)

export const quoteAnswerSchema = z.object({
  name: requiredText(fields.name),
  capacity: requiredText(fields.capacity),
  consent: consent('Check this box to accept'),
})

export const quoteQuestionSchema = z.object({ question: requiredText(fields.question, cleanParagraphs) })

export const quoteDeclineSchema = z.object({
  reason: z.string('Choose a reason').check(z.refine(isReason, 'Choose a reason')),
  note: optionalText(fields.note, cleanParagraphs),
})

export type QuoteAnswerInput = z.input<typeof quoteAnswerSchema>
export type QuoteAnswer = z.output<typeof quoteAnswerSchema>
export type QuoteQuestionInput = z.input<typeof quoteQuestionSchema>
export type QuoteQuestion = z.output<typeof quoteQuestionSchema>
export type QuoteDeclineInput = z.input<typeof quoteDeclineSchema>
export type QuoteDecline = z.output<typeof quoteDeclineSchema>
