import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import {
  adAnswerSchema,
  adApprovalSchema,
  type AdAnswerInput,
  type AdApprovalInput,
  type AdAuthor,
  type NewAdAnswer,
} from '@/lib/schemas/ad-feedback'

export const createApprovalControl = () =>
  createFormControl<AdApprovalInput, unknown, AdAuthor>({
    resolver: zodResolver(adApprovalSchema),
    reValidateMode: 'onSubmit',
  })

export const createAnswerControl = () =>
  createFormControl<AdAnswerInput, unknown, NewAdAnswer>({
    resolver: zodResolver(adAnswerSchema),
    reValidateMode: 'onSubmit',
  })
