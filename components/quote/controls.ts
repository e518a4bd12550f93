import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import {
  quoteAnswerSchema,
  quoteDeclineSchema,
  quoteQuestionSchema,
  type QuoteAnswer,
  type QuoteAnswerInput,
  type QuoteDecline,
  type QuoteDeclineInput,
  type QuoteQuestion,
  type QuoteQuestionInput,
} from '@/lib/schemas/quote-answers'

export const createAnswerControl = () =>
  createFormControl<QuoteAnswerInput, unknown, QuoteAnswer>({
    resolver: zodResolver(quoteAnswerSchema),
    reValidateMode: 'onSubmit',
  })

export const createQuestionControl = () =>
  createFormControl<QuoteQuestionInput, unknown, QuoteQuestion>({
    resolver: zodResolver(quoteQuestionSchema),
    reValidateMode: 'onSubmit',
  })

export const createDeclineControl = () =>
  createFormControl<QuoteDeclineInput, unknown, QuoteDecline>({
    resolver: zodResolver(quoteDeclineSchema),
    reValidateMode: 'onSubmit',
  })
