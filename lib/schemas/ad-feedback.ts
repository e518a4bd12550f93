import * as z from 'zod/mini'
import { adFeedbackFields as fields } from './ad-feedback-fields'
import { cleanParagraphs, isEmail, requiredText } from './text-rules'

const author = {
  name: requiredText(fields.name),
  email: requiredText(fields.email).check(isEmail),
}

export const adApprovalSchema = z.object(author)

export const adCommentSchema = z.object({ ...author, comment: requiredText(fields.comment, cleanParagraphs) })

export type AdApprovalInput = z.input<typeof adApprovalSchema>
export type AdAuthor = z.output<typeof adApprovalSchema>
export type AdCommentInput = z.input<typeof adCommentSchema>
export type NewAdComment = z.output<typeof adCommentSchema>
