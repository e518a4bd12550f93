import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import { reviewAnswerSchema, type ReviewAnswer, type ReviewAnswerInput } from '@/lib/schemas/review-answer'

export const createReviewControl = () =>
  createFormControl<ReviewAnswerInput, unknown, ReviewAnswer>({
    resolver: zodResolver(reviewAnswerSchema),
    reValidateMode: 'onSubmit',
  })
