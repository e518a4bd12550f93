import { zodResolver } from '@hookform/resolvers/zod'
import { createFormControl } from 'react-hook-form'
import {
  adApprovalSchema,
  adCommentSchema,
  type AdApprovalInput,
  type AdAuthor,
  type AdCommentInput,
  type NewAdComment,
} from '@/lib/schemas/ad-feedback'

export const createApprovalControl = () =>
  createFormControl<AdApprovalInput, unknown, AdAuthor>({
    resolver: zodResolver(adApprovalSchema),
    reValidateMode: 'onSubmit',
  })

export const createCommentControl = () =>
  createFormControl<AdCommentInput, unknown, NewAdComment>({
    resolver: zodResolver(adCommentSchema),
    reValidateMode: 'onSubmit',
  })
